import type { ShopLook } from './demo-shop';

/** Saltwater ships, delivers by bicycle, accepts promo codes, and offers every way to pay. */
export const saltwaterCheckout: Pick<ShopLook, 'checkout' | 'back_office'> = {
  checkout: {
    ship_enabled: true,
    quote_enabled: true,
    using_promo_codes: true,
    paypal_id: 'saltwater-sandbox',
    local_delivery_fee: 600,
    local_delivery_min: 2500,
    local_delivery_free_enabled: true,
    local_delivery_free_min: 8000,
    local_delivery_availability: 'Gibsons, Roberts Creek and Sechelt: every postal code that begins with V0N.',
    messages: {
      checkout: 'Orders that reach us before noon are packed the same day.',
      shipping:
        'Parcels leave the wharf on the ten o’clock ferry, Tuesday to Saturday. Local delivery is by bicycle; in a storm it waits a day.',
    },
  },
  back_office: {
    shipping_services: [
      {
        provider: 'post',
        label: 'Regular parcel',
        countries: ['CA'],
        cost: 995,
        cost_each_further: 150,
        free_from: 15_000,
        delivery_min: 3,
        delivery_max: 8,
      },
      {
        provider: 'courier',
        label: 'Courier',
        countries: ['CA'],
        cost: 1895,
        cost_each_further: 200,
        delivery_min: 1,
        delivery_max: 3,
        excluded_bindings: ['AC'],
      },
      {
        provider: 'parcel-usa',
        label: 'Parcel to the United States',
        countries: ['US'],
        cost: 2495,
        cost_each_further: 400,
        delivery_min: 6,
        delivery_max: 12,
      },
      {
        provider: 'bicycle',
        label: 'Local delivery by bicycle',
        delivery_min: 1,
        delivery_max: 2,
        local: { postal_prefixes: ['V0N'] },
      },
    ],
    promo_codes: [
      { code: 'TIDE10', description: '10 % off for friends of the harbour', type: 'special', percent: 10 },
      { code: 'FIVER', description: '$5 off orders of $30 or more', type: 'special', amount: 500, min_subtotal: 3000 },
      { code: 'FREESHIP', description: 'Free shipping', type: 'freeship' },
      { code: 'ONCE', description: '20 % off, for the first who uses it', type: 'special', percent: 20, max_uses: 1 },
      {
        code: 'MEMBER',
        description: '$3 off, once for each account',
        type: 'special',
        amount: 300,
        once_per_account: true,
      },
      { code: 'WINTER24', description: 'Last winter’s sale', type: 'special', percent: 15, expires: 1_740_787_200 },
    ],
    payments: {
      choices: {
        pickup: ['pickup', 'contact', 'credit_card', 'paypal', 'global', 'clearent', 'chase'],
        ship: ['contact', 'credit_card', 'paypal', 'global', 'clearent', 'chase'],
      },
      paypal: {},
      clearent: { key: 'saltwater-sandbox' },
      chase: { key: 'saltwater-sandbox' },
      global: { key: 'saltwater-sandbox' },
      credit_card: { key: 'saltwater-sandbox' },
    },
    gift_card_page: {
      elements: [
        {
          placement: 'banner',
          header: 'For the reader who would rather choose',
          description: '<p>A gift card from the wharf never runs out, and reads well on any shelf.</p>',
        },
        {
          placement: 'other',
          header: 'How they work',
          description: '<p>We email the number as soon as you’ve paid. It pays here and in the shop.</p>',
        },
      ],
    },
    mail: { from: 'orders@saltwater.example' },
  },
};
