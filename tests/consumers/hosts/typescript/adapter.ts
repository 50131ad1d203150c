import { array, concatenate } from "./arrays";
const promote = (a: any, b: any) => concatenate(array(a, []), array(b, [])).dtype;
