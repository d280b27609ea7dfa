import { type DemoShop, is, menu, settingsOf } from './demo-shop';

const lists = { counter: 'papertrade-on-the-counter', back: 'papertrade-backlist', kids: 'papertrade-school-fairs' };

/** A trade counter: private and exclusive, closed to the public. */
export const papertrade: DemoShop = {
  tax_place: 'ON',
  keeps: ({ record }) => record.language === 'eng' && record.binding_code !== 'AC',
  settings: settingsOf({
    store_id: '105',
    webstore_name: 'papertrade',
    currency: 'CAD',
    time_zone: 'America/Toronto',
    tagline: 'The trade counter',
    description:
      'Paper Trade supplies bookshops, libraries and school fairs from one warehouse in Toronto. By account only.',
    styles: {
      background: '#ffffff',
      surface: '#f5f5f3',
      text: '#161616',
      primary: '#161616',
      accent: '#c8102e',
      link: '#161616',
      fonts: { heading: 'libre-franklin', text: 'libre-franklin' },
    },
    bars: {
      search_bar: { background: '#161616', color: '#ffffff', height: 72, padding: 14 },
      nav_bar: { background: '#f5f5f3', color: '#161616', width: 1248, height: 46 },
      footer_bar: { background: '#161616', color: '#f5f5f3', padding: 32 },
    },
    menu: [
      menu.home(),
      menu.browse('Catalogue'),
      menu.list('On the counter', lists.counter),
      menu.list('Backlist', lists.back),
      menu.list('School fairs', lists.kids),
      menu.events(),
    ],
    info: {
      name: 'Paper Trade',
      address: '40 Carlaw Avenue, Unit 6',
      city: 'Toronto',
      province: 'ON',
      postal_code: 'M4M 2R6',
      phone: '(416) 555-0129',
      email: 'orders@papertrade.example',
      footer_message: 'Trade only. Counter hours Monday to Friday, 8 to 4.',
    },
    rules: {
      is_private: true,
      is_exclusive: true,
      guest_show_price: false,
      guest_show_cart: false,
      guest_allow_checkout: false,
      display_carton_quantity: true,
      is_v1: true,
      content_width: 1120,
    },
    order_min: 10_000,
    checkout: { quote_enabled: true },
    back_office: {
      payments: { choices: { pickup: ['contact', 'credit_card'] }, credit_card: { key: 'papertrade-sandbox' } },
      mail: { from: 'orders@papertrade.example' },
    },
  }),
  lists: [
    {
      id: lists.counter,
      name: 'On the counter',
      description: '<p>This week’s frontlist.</p>',
      holds: is.recent,
      size: 40,
    },
    {
      id: lists.back,
      name: 'Backlist that sells itself',
      description: '<p>Never be without these.</p>',
      holds: is.about('Fiction / Classics'),
      size: 40,
    },
    { id: lists.kids, name: 'School fairs', description: '<p>By the carton.</p>', holds: is.forChildren, size: 40 },
  ],
};
