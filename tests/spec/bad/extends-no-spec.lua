-- Nothing of what stands in that file is shown.
return {
  name    = "bad",
  extends = "./cells.csv",
}
