import promotionRules from "@stdlib/ndarray-promotion-rules";
const promote = (a, b) => (promotionRules(a, b) === -1 ? null : promotionRules(a, b));
