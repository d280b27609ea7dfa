import { type DemoShop, is, menu, settingsOf } from './demo-shop';

const lists = {
  window: 'lamplight-in-the-window',
  picks: 'lamplight-night-shift',
  crime: 'lamplight-after-dark',
  world: 'lamplight-world-lit',
  kids: 'lamplight-story-hour',
  soon: 'lamplight-coming-soon',
};

/** An American shop with big windows, in Seattle. */
export const lamplight: DemoShop = {
  tax_place: 'WA',
  keeps: ({ record }) => record.language === 'eng' || record.language === 'jpn' || record.language === 'chi' || record.language === 'kor',
  settings: settingsOf({
    store_id: '102',
    webstore_name: 'lamplight',
    currency: 'USD',
    time_zone: 'America/Los_Angeles',
    tagline: 'Open late. Lit well. Full of books.',
    description: 'Lamplight & Co. is a corner bookstore with twenty feet of window, open until eleven, in the Ballard neighborhood of Seattle.',
    styles: {
      background: '#1c1418',
      surface: '#271c22',
      text: '#f4ece6',
      primary: '#f0b54a',
      accent: '#e2725b',
      link: '#f3c46f',
      fonts: { heading: 'playfair-display', text: 'figtree' },
    },
    bars: {
      search_bar: { background: '#1c1418', color: '#f4ece6', width: 1400, height: 88, padding: 22 },
      nav_bar: { background: '#f0b54a', color: '#1c1418', width: 1400, height: 46 },
      footer_bar: { background: '#120c0f', color: '#e9dcd2', width: 1400, padding: 56 },
    },
    menu: [
      menu.home(),
      menu.browse('All books'),
      menu.subject('Fiction', 'Fiction'),
      menu.subject('Mystery', 'Fiction / Mystery & Crime'),
      menu.subject('Poetry', 'Poetry'),
      menu.subject('Biography', 'Biography'),
      menu.subject('Kids', 'Children'),
      menu.list('In the window', lists.window),
      menu.giftCards(),
    ],
    info: {
      name: 'Lamplight & Co.',
      address: '2201 NW Market Street',
      city: 'Seattle',
      province: 'WA',
      postal_code: '98107',
      country: 'US',
      phone: '(206) 555-0178',
      email: 'desk@lamplight.example',
      is_canadian: false,
      is_american: true,
      footer_message: 'Ten to eleven, every night of the week. The cat is called Colophon.',
      twitter: 'https://x.com/lamplight.example',
      tiktok: 'https://www.tiktok.com/@lamplight.example',
      footer_display_rules: { email: false },
    },
    rules: { show_strikethrough: false, show_browse_button: false, content_width: 1040 },
    checkout: { ship_enabled: true, using_promo_codes: true, terms_consent_enabled: true, paypal_id: 'lamplight-sandbox' },
    back_office: {
      shipping_services: [
        { provider: 'media-mail', label: 'Media mail', countries: ['US'], cost: 499, cost_each_further: 75, free_from: 7500, delivery_min: 4, delivery_max: 9 },
        { provider: 'priority', label: 'Priority mail', countries: ['US'], cost: 1295, cost_each_further: 200, delivery_min: 2, delivery_max: 3 },
      ],
      promo_codes: [
        { code: 'NIGHTOWL', description: '5 % off orders of $75 or more, by itself', type: 'special', percent: 5, min_subtotal: 7500, automatic: true },
        { code: 'COLOPHON', description: '$4 off, from the cat', type: 'special', amount: 400 },
      ],
      payments: { choices: { pickup: ['pickup', 'paypal'], ship: ['paypal'] }, paypal: { key: 'lamplight-sandbox' } },
      mail: { from: 'orders@lamplight.example' },
    },
  }),
  lists: [
    {
      id: lists.window,
      name: 'In the window',
      description: '<p>Our corner window changes on the first of the month. These are the books in it now.</p>',
      holds: (edition) => is.recent(edition) && is.about('Fiction')(edition),
    },
    {
      id: lists.picks,
      name: 'The night shift recommends',
      description: '<p>Whoever closes gets to choose. Expect long novels and strong opinions.</p>',
      holds: is.about('Fiction / Literary', 'Essays'),
      size: 20,
    },
    {
      id: lists.crime,
      name: 'After dark',
      description: '<p>Crime, ghosts and other reasons to leave a lamp on.</p>',
      holds: is.about('Fiction / Mystery & Crime', 'Fiction / Horror & Gothic', 'Fiction / Thrillers & Espionage'),
    },
    {
      id: lists.world,
      name: 'World lit',
      description: '<p>In translation, and some in the original.</p>',
      holds: (edition) => is.translated(edition) || is.foreign(edition),
    },
    {
      id: lists.kids,
      name: 'Story hour',
      description: '<p>Saturdays at ten, on the rug. These are the ones we get asked for again.</p>',
      holds: is.about('Children / Picture Books'),
    },
    { id: lists.soon, name: 'Coming soon', description: '<p>Preorder now; we will call you the minute the box is open.</p>', holds: is.forthcoming },
  ],
  home: {
    heading: 'The lights are on',
    text: 'Come in out of the rain. There are two armchairs, one cat, and more good novels than anyone will get through this winter.',
    button: { label: 'What’s in the window', url: '/lists/lamplight-in-the-window' },
    covers: (edition) => is.recent(edition) && is.about('Fiction / Literary')(edition),
  },
};
