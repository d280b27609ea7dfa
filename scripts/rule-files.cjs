// The rule files for mutation testing (stryker.config.cjs), each with its tests: pure functions that need neither a
// browser nor another rule.
module.exports = {
  'api/src/cart/stock-rules.ts': ['api/src/cart/stock-rules.test.ts'],
  'api/src/checkout/guest-rules.ts': ['api/src/checkout/guest-rules.test.ts'],
  'api/src/payment/card-rules.ts': ['api/src/payment/card-rules.test.ts'],
  'api/src/pricing/share-out.ts': ['api/src/pricing/sums.test.ts'],
  'api/src/promo/promo-rules.ts': ['api/src/promo/promo.test.ts'],
  'api/src/search/text/fold.ts': ['api/src/search/text/fold.test.ts'],
  'api/src/shipping/services.ts': ['api/src/shipping/services.test.ts'],
  'api/src/tax/taxes.ts': ['api/src/tax/taxes.test.ts'],
  'mf-cart-checkout/src/order/machine/order-machine.ts': ['mf-cart-checkout/src/order/machine/order-machine.test.ts'],
  'mf-item/src/item-page/tabs/rank.ts': ['mf-item/src/item-page/tabs/rank.test.ts'],
  'shared/src/format/isbn.ts': ['shared/src/format/format.test.ts'],
  'shared/src/routes/filters.ts': ['shared/src/routes/filters.test.ts'],
  'shared/src/routes/match.ts': ['shared/src/routes/match.test.ts', 'shared/src/routes/find-route.test.ts'],
};
