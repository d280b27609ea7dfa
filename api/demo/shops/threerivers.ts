import { type DemoShop, is, menu, settingsOf } from './demo-shop';

const lists = {
  picks: 'threerivers-three-to-read',
  local: 'threerivers-close-to-home',
  garden: 'threerivers-garden-and-table',
  think: 'threerivers-thinking-cap',
  kids: 'threerivers-read-together',
  large: 'threerivers-large-print',
};

/** One catalogue, three shops in Ontario: a consolidated multistore. */
export const threerivers: DemoShop = {
  tax_place: 'ON',
  keeps: ({ record }) => record.language === 'eng',
  settings: settingsOf({
    store_id: '103',
    webstore_name: 'threerivers',
    currency: 'CAD',
    time_zone: 'America/Toronto',
    tagline: 'Elora · Guelph · Paris',
    description:
      'Three Rivers Books keeps three shops on three Ontario rivers: the Grand at Elora, the Speed at Guelph and the Nith at Paris. Order here, pick up at the one nearest you.',
    styles: {
      background: '#f7f8f3',
      surface: '#ffffff',
      text: '#20281f',
      primary: '#2f5d3a',
      accent: '#a8541c',
      link: '#2a5534',
      fonts: { heading: 'figtree', text: 'lora' },
    },
    bars: {
      search_bar: { background: '#ffffff', color: '#20281f', height: 80, padding: 16 },
      nav_bar: { background: '#2f5d3a', color: '#ffffff', width: 1248, height: 46, padding: 6, pin_navigation: true },
      footer_bar: { background: '#1d3323', color: '#e6ecdf', padding: 48 },
    },
    menu: [
      menu.home(),
      menu.browse(),
      menu.subject('Fiction', 'Fiction'),
      menu.subject('History', 'History'),
      menu.group('Home & garden', '/browse/filter/s/Cooking', [
        menu.subject('Cooking', 'Cooking'),
        menu.subject('Nature', 'Nature'),
      ]),
      menu.subject('Children', 'Children'),
      menu.list('Close to home', lists.local),
      menu.events(),
      menu.giftCards(),
    ],
    info: {
      name: 'Three Rivers Books',
      address: '8 Mill Street West',
      city: 'Elora',
      province: 'ON',
      postal_code: 'N0B 1S0',
      phone: '(519) 555-0117',
      toll_free: '(800) 555-0117',
      email: 'post@threerivers.example',
      footer_message: 'Three shops, one set of shelves. Ask at any of them.',
      hide_footer_address: true,
      is_multistore: true,
      is_consolidated_multistore: true,
      multistore_info: [
        { id: 'elora', name: 'Elora, on the Grand' },
        { id: 'guelph', name: 'Guelph, on the Speed' },
        { id: 'paris', name: 'Paris, on the Nith' },
      ],
    },
    rules: { hide_sale_pricing: true, gift_registry_enabled: true, account_verification_required: true },
    checkout: { ship_enabled: true, using_promo_codes: true },
    back_office: {
      shipping_services: [
        {
          provider: 'post',
          label: 'Regular parcel',
          countries: ['CA'],
          cost: 1095,
          cost_each_further: 150,
          delivery_min: 2,
          delivery_max: 7,
        },
        {
          provider: 'ontario',
          label: 'Overnight in Ontario',
          countries: ['CA'],
          provinces: ['ON'],
          cost: 1695,
          delivery_min: 1,
          delivery_max: 1,
        },
      ],
      promo_codes: [{ code: 'RIVER', description: '10 % off', type: 'special', percent: 10 }],
      payments: {
        choices: { pickup: ['pickup', 'clearent'], ship: ['clearent', 'contact'] },
        clearent: { key: 'threerivers-sandbox' },
      },
      mail: { from: 'orders@threerivers.example' },
    },
  }),
  lists: [
    {
      id: lists.picks,
      name: 'Three to read next',
      description: '<p>One from each shop, every week, and the ones they argued about.</p>',
      holds: is.about('Fiction / Historical', 'Fiction / Humour & Satire'),
    },
    {
      id: lists.local,
      name: 'Close to home',
      description: '<p>Canadian writers, many of whom have stood behind our counters to sign.</p>',
      holds: is.canadian,
      size: 40,
    },
    {
      id: lists.garden,
      name: 'Garden and table',
      description: '<p>What to plant, what to do with it, and what to read while it grows.</p>',
      holds: is.about('Cooking', 'Nature'),
    },
    {
      id: lists.think,
      name: 'Thinking cap',
      description: '<p>History, science and ideas for long evenings.</p>',
      holds: is.about('History', 'Science', 'Philosophy'),
    },
    {
      id: lists.kids,
      name: 'Read together',
      description: '<p>For two on one sofa.</p>',
      holds: is.forChildren,
      size: 30,
    },
    {
      id: lists.large,
      name: 'Large print',
      description: '<p>Easy on the eyes, and none of them abridged.</p>',
      holds: is.largePrint,
      size: 30,
    },
  ],
};
