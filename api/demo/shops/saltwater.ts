import { type DemoShop, is, menu, settingsOf } from './demo-shop';
import { saltwaterCheckout } from './saltwater-checkout';

const lists = {
  picks: 'saltwater-staff-picks',
  harbour: 'saltwater-harbour-reads',
  canadian: 'saltwater-written-here',
  young: 'saltwater-young-readers',
  soon: 'saltwater-coming-soon',
  ears: 'saltwater-other-tongues',
};

/** The first shop: a harbour town in British Columbia. */
export const saltwater: DemoShop = {
  tax_place: 'BC',
  keeps: () => true,
  settings: settingsOf({
    store_id: '101',
    webstore_name: 'saltwater',
    currency: 'CAD',
    time_zone: 'America/Vancouver',
    tagline: 'New and used books, a short walk from the ferry',
    description:
      'Saltwater Books is an independent bookshop on Government Wharf: new books, good used ones, and a chair by the window for when the ferry is late.',
    styles: {
      background: '#fbf8f2',
      surface: '#ffffff',
      text: '#1d2b33',
      primary: '#14495a',
      accent: '#c4552d',
      link: '#14495a',
      fonts: { heading: 'fraunces', text: 'figtree' },
    },
    bars: {
      search_bar: { background: '#123c4a', color: '#ffffff', height: 84, padding: 16 },
      nav_bar: {
        background: '#fbf8f2',
        color: '#1d2b33',
        width: 1248,
        height: 46,
        pin_navigation: true,
        drop_shadow: true,
      },
      footer_bar: { background: '#0e2d38', color: '#e9f0ef', padding: 48 },
    },
    menu: [
      menu.home(),
      menu.browse(),
      menu.group('Fiction', '/browse/filter/s/Fiction', [
        menu.subject('Literary', 'Fiction / Literary'),
        menu.subject('Mystery & crime', 'Fiction / Mystery & Crime'),
        menu.subject('Science fiction', 'Fiction / Science Fiction'),
        menu.subject('Sea & adventure', 'Fiction / Sea & Adventure'),
      ]),
      menu.subject('Nature', 'Nature'),
      menu.subject('Children', 'Children'),
      menu.list('Staff picks', lists.picks),
      menu.list('Harbour reads', lists.harbour),
      menu.events('What’s on'),
      menu.giftCards(),
    ],
    info: {
      name: 'Saltwater Books',
      address: '14 Government Wharf',
      city: 'Gibsons',
      province: 'BC',
      postal_code: 'V0N 1V0',
      phone: '(604) 555-0142',
      email: 'hello@saltwater.example',
      footer_message:
        'Open every day from ten. If the lights are on and the door is shut, knock: we are only moving boxes.',
      instagram: 'https://www.instagram.com/saltwaterbooks.example',
      facebook: 'https://www.facebook.com/saltwaterbooks.example',
      url: 'https://saltwater.example',
    },
    rules: {
      extra_navigation: [
        { menu_id: 'showcase', id: 'showcase', label: 'A week on the wharf', path: '/showcase', type: 'v3_content' },
      ],
      url_shortcuts: [
        { key: '/tide', path: `/lists/${lists.harbour}` },
        { key: '/wharf', path: 'https://www.openstreetmap.org/search?query=Government%20Wharf%20Gibsons' },
      ],
    },
    ...saltwaterCheckout,
  }),
  lists: [
    {
      id: lists.picks,
      name: 'Staff picks',
      description: '<p>What we press into the hands of anyone who asks, and of some who do not.</p>',
      holds: is.titled(
        'The Left Hand of Darkness',
        'Station Eleven',
        'Fifteen Dogs',
        'The Stone Diaries',
        'Piranesi',
        'The Remains of the Day',
        'Pachinko',
        'Braiding Sweetgrass',
        'The Overstory',
        'Small Things Like These',
        'Obasan',
        'Anne of Green Gables',
        'Moby-Dick',
        'Middlemarch',
        'Persuasion',
        'To the Lighthouse',
        'Things Fall Apart',
        'The Snow Leopard',
        'A Room of One’s Own',
        'Invisible Cities',
        "The Handmaid's Tale",
        'Beloved',
        'The Leopard',
        'Pride and Prejudice',
      ),
    },
    {
      id: lists.harbour,
      name: 'Harbour reads',
      description: '<p>Salt, rope, weather and the people who live by them. Best read within sound of the water.</p>',
      holds: is.about('Fiction / Sea & Adventure', 'Nature / Oceans & Coasts', 'Travel / Journeys'),
    },
    {
      id: lists.canadian,
      name: 'Written here',
      description: '<p>From Haida Gwaii to St. John’s: writers of this country, old and new.</p>',
      holds: is.canadian,
      size: 40,
    },
    {
      id: lists.young,
      name: 'For young readers',
      description: '<p>Picture books for laps, and chapters for under the covers.</p>',
      holds: is.forChildren,
      size: 40,
    },
    {
      id: lists.ears,
      name: 'In other languages',
      description:
        '<p>Books in the languages that come into the harbour: Chinese, Japanese, Korean, Hebrew, Arabic.</p>',
      holds: is.foreign,
      size: 40,
    },
    {
      id: lists.soon,
      name: 'Coming soon',
      description: '<p>Order now, and it waits for you on the day it comes off the boat.</p>',
      holds: is.forthcoming,
    },
  ],
};
