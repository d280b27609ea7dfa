import { type DemoContent, list, week } from './demo-content';
import { privacyPage, termsPage } from './texts';

const words = { name: 'Paper Trade', email: 'orders@papertrade.example', place: 'Ontario', days: 60 };
const lists = { counter: 'papertrade-on-the-counter', back: 'papertrade-backlist', kids: 'papertrade-school-fairs' };

export const papertradeContent: DemoContent = {
  pictures: ['crates'],
  contact: [
    {
      ws_name: 'Paper Trade',
      san: '115 2030',
      sc_addr_array: {
        address: '40 Carlaw Avenue, Unit 6',
        city: 'Toronto',
        prov: 'ON',
        postal: 'M4M 2R6',
        country: 'Canada',
      },
      sc_email: 'orders@papertrade.example',
      sc_phone: '(416) 555-0129',
      sc_phone_2: '(416) 555-0130',
      chain_number: '0105',
      ws_contact_blurb: '<p>Loading dock on the lane. Returns to dock two, with a slip, please.</p>',
      ws_hours: [
        { title: 'Counter', weekdays: week('', ...Array.from({ length: 5 }, () => '08:00-16:00'), '') },
        { title: 'Dock', weekdays: week('', ...Array.from({ length: 5 }, () => '06:00-14:00'), '') },
      ],
    },
  ],
  events: [
    {
      kind: 'frontlist',
      name: 'Frontlist breakfast',
      description: '<p>Twelve publishers, six minutes each, coffee throughout. Order pads on the tables.</p>',
      location: 'The counter',
      weekday: 2,
      starts: '07:30',
      ends: '09:00',
      everyWeeks: 4,
      books: lists.counter,
      image: 'crates.png',
    },
    { kind: 'stocktaking', name: 'Stocktaking: counter closed', description: '', weekday: 4, days: 2, everyWeeks: 13 },
  ],
  features: [
    { list_id: lists.counter, category: 'Frontlist', sub_category: '', daysAgo: 1 },
    { list_id: lists.back, category: 'Backlist', sub_category: 'Classics', daysAgo: 40 },
    { list_id: lists.kids, category: 'Backlist', sub_category: 'School fairs', daysAgo: 22 },
  ],
  pages: (stock) => [
    {
      page_id: 'home',
      blocks: [
        {
          block: 'text_over_image',
          id: 'welcome',
          placement: 'banner',
          heading: 'The trade counter',
          text: '<p>Frontlist by eight, on your shelves by noon.</p>',
          button: { label: 'This week’s frontlist', url: `/lists/${lists.counter}` },
          eisbns: stock.titles(lists.counter, 4),
        },
        ...Object.values(lists).map((id) => list(id)),
      ],
    },
    privacyPage(words),
    termsPage(words),
  ],
};
