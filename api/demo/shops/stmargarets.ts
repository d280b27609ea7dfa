import { type DemoShop, is, menu, settingsOf } from './demo-shop';

const lists = {
  summer: 'stmargarets-summer-reading',
  english: 'stmargarets-english-room',
  science: 'stmargarets-lab-and-field',
  juniors: 'stmargarets-junior-house',
};

/** A school's bookroom: for members only. */
export const stmargarets: DemoShop = {
  tax_place: 'NS',
  keeps: ({ work, record }) =>
    record.language === 'eng' &&
    (work.audience !== 'adult' ||
      is.about(
        'Fiction / Classics',
        'Poetry',
        'Drama',
        'Science',
        'Philosophy',
      )({ work, record, priceCad: 0, priceUsd: 0 })),
  settings: settingsOf({
    store_id: '104',
    webstore_name: 'stmargarets',
    currency: 'CAD',
    time_zone: 'America/Halifax',
    tagline: 'The bookroom, behind the chapel',
    description:
      'The bookroom of St. Margaret’s Hall: set texts, library orders and reading for its own sake, for pupils, families and staff.',
    styles: {
      background: '#f6f7fb',
      surface: '#ffffff',
      text: '#1b2140',
      primary: '#24366f',
      accent: '#8a6a12',
      link: '#24366f',
      fonts: { heading: 'public-sans', text: 'karla' },
    },
    bars: {
      search_bar: { background: '#1f2d5c', color: '#ffffff', height: 76, padding: 14 },
      nav_bar: { background: '#ffffff', color: '#1b2140', width: 1248, height: 46 },
      footer_bar: { background: '#1f2d5c', color: '#e4e8f5', padding: 40 },
    },
    menu: [
      menu.home(),
      menu.browse(),
      menu.list('Summer reading', lists.summer),
      menu.subject('Children', 'Children'),
      menu.subject('Young adult', 'Young Adult'),
      menu.subject('Science', 'Science'),
      menu.events(),
    ],
    info: {
      name: 'St. Margaret’s Bookroom',
      address: '1 Chapel Lane',
      city: 'Lunenburg',
      province: 'NS',
      postal_code: 'B0J 2C0',
      phone: '(902) 555-0163',
      email: 'bookroom@stmargarets.example',
      footer_message: 'Open at both breaks and after last bell.',
    },
    rules: {
      is_private: true,
      guest_show_price: false,
      guest_show_cart: false,
      guest_allow_checkout: false,
      hide_sales_rank: true,
      show_government_of_canada_logo: true,
      government_of_canada_bilingual: true,
      account_neutral_answers: true,
      account_extra_fields: [{ key: 'house', label: 'School house', required: false }],
    },
    checkout: { ship_enabled: true, quote_enabled: true, inscription_enabled: true },
    back_office: {
      shipping_services: [
        {
          provider: 'post',
          label: 'Regular parcel',
          countries: ['CA'],
          cost: 1195,
          cost_each_further: 150,
          delivery_min: 4,
          delivery_max: 9,
        },
      ],
      payments: {
        choices: { pickup: ['pickup', 'contact', 'global'], ship: ['contact', 'global', 'chase'] },
        global: { key: 'stmargarets-sandbox' },
        chase: { key: 'stmargarets-sandbox' },
      },
      mail: { from: 'bookroom@stmargarets.example' },
    },
  }),
  lists: [
    {
      id: lists.summer,
      name: 'Summer reading',
      description: '<p>Choose two. Nobody ever minded three.</p>',
      holds: is.about('Young Adult'),
      size: 30,
    },
    {
      id: lists.english,
      name: 'The English room',
      description: '<p>Set texts, and the ones we wish were.</p>',
      holds: is.about('Fiction / Classics', 'Poetry', 'Drama'),
    },
    {
      id: lists.science,
      name: 'Lab and field',
      description: '<p>For those who take things apart.</p>',
      holds: is.about('Science', 'Children / Nature & Science'),
    },
    {
      id: lists.juniors,
      name: 'Junior house',
      description: '<p>For our youngest readers and whoever reads to them.</p>',
      holds: is.forChildren,
      size: 30,
    },
  ],
};
