-- nothing at all
return {
}
