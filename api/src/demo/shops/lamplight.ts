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
      background: '#faf7f5',
      surface: '#ffffff',
      text: '#231a1e',
      primary: '#7a1f3d',
      accent: '#b5791b',
      link: '#7a1f3d',
      fonts: { heading: 'playfair-display', text: 'figtree' },
    },
    bars: {
      search_bar: { background: '#ffffff', color: '#231a1e', height: 88, padding: 18 },
      nav_bar: { background: '#231a1e', color: '#faf7f5', width: 1248, height: 46, pin_navigation: true },
      footer_bar: { background: '#231a1e', color: '#f1e7e0', padding: 48 },
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
