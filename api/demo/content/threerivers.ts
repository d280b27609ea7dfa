import { type DemoContent, list, type RecordInput, week } from './demo-content';
import { privacyPage, termsPage } from './texts';

const words = { name: 'Three Rivers Books', email: 'post@threerivers.example', place: 'Ontario', days: 21 };
const lists = {
  picks: 'threerivers-three-to-read',
  local: 'threerivers-close-to-home',
  garden: 'threerivers-garden-and-table',
  think: 'threerivers-thinking-cap',
  kids: 'threerivers-read-together',
  large: 'threerivers-large-print',
};

const location = (
  location_id: string,
  ws_name: string,
  [address, city, postal, phone]: [string, string, string, string],
  blurb: string,
  hours: string[],
): RecordInput => ({
  location_id,
  ws_name,
  sc_addr_array: { address, city, prov: 'ON', postal, country: 'Canada' },
  sc_email: `${location_id}@threerivers.example`,
  sc_phone: phone,
  sc_tollfree: '(800) 555-0117',
  ws_contact_blurb: `<p>${blurb}</p>`,
  ws_hours: [{ title: 'Open', weekdays: week(...hours) }],
});

export const threeriversContent: DemoContent = {
  pictures: ['rivers'],
  contact: [
    {
      ...location(
        'elora',
        'Elora, on the Grand',
        ['8 Mill Street West', 'Elora', 'N0B 1S0', '(519) 555-0117'],
        'The old mill office. Mind the step, and the heron.',
        ['11:00-17:00', '', '10:00-18:00', '10:00-18:00', '10:00-18:00', '10:00-20:00', '09:30-18:00'],
      ),
      lat_lng: { lat: 43.6816, lng: -80.4298 },
    },
    {
      ...location(
        'guelph',
        'Guelph, on the Speed',
        ['41 Macdonell Street', 'Guelph', 'N1H 2Z4', '(519) 555-0118'],
        'Two floors, and a bench for the bus.',
        ['12:00-17:00', '10:00-19:00', '10:00-19:00', '10:00-19:00', '10:00-21:00', '10:00-21:00', '10:00-19:00'],
      ),
      lat_lng: { lat: 43.5448, lng: -80.2482 },
    },
    {
      ...location(
        'paris',
        'Paris, on the Nith',
        ['12 River Street', 'Paris', 'N3L 1C6', '(519) 555-0119'],
        'Small, warm, and mostly cookbooks at the back.',
        ['', '', '10:00-17:00', '10:00-17:00', '10:00-17:00', '10:00-18:00', '10:00-17:00'],
      ),
      lat_lng: { lat: 43.1936, lng: -80.3846 },
    },
  ],
  events: [
    {
      kind: 'river-supper',
      name: 'Supper and a cookbook',
      description: '<p>We cook three things out of one new book, you tell us whether they work. Aprons provided.</p>',
      location: 'Paris, on the Nith',
      weekday: 4,
      starts: '18:30',
      ends: '21:00',
      everyWeeks: 4,
      books: lists.garden,
      tickets: [{ name: 'Place at the table', price: 4500, seats: 14 }],
      image: 'rivers.png',
    },
    {
      kind: 'walk',
      name: 'Read-and-walk along the Grand',
      description: '<p>Five kilometres, four stops, one poem at each. Boots, not sandals.</p>',
      location: 'Starts at Elora',
      weekday: 0,
      starts: '09:00',
      ends: '11:30',
      everyWeeks: 2,
    },
    {
      kind: 'signing',
      name: 'Local author signing',
      description: '<p>Someone from up the road has written a book. Come and get it signed before they’re famous.</p>',
      location: 'Guelph, on the Speed',
      weekday: 6,
      starts: '14:00',
      ends: '16:00',
      everyWeeks: 3,
      books: lists.local,
    },
  ],
  features: [
    { list_id: lists.picks, category: 'Our picks', sub_category: 'All three shops', daysAgo: 4 },
    { list_id: lists.local, category: 'Ontario', sub_category: 'Writers', daysAgo: 15 },
    { list_id: lists.garden, category: 'Ontario', sub_category: 'Gardens', daysAgo: 26 },
    { list_id: lists.think, category: 'Our picks', sub_category: 'Guelph', daysAgo: 37 },
  ],
  pages: (stock) => [
    {
      page_id: 'home',
      blocks: [
        {
          block: 'text_over_image',
          id: 'welcome',
          placement: 'banner',
          heading: 'Three rivers, one bookshop',
          text: '<p>Browse all our shelves from where you sit, and pick up in Elora, Guelph or Paris, usually the same afternoon.</p>',
          image: { path: 'rivers.png', alt: '' },
          button: { label: 'Find your next book', url: '/browse' },
          eisbns: stock.titles(lists.picks, 4),
        },
        ...Object.values(lists).map((id) => list(id)),
        { block: 'contact_and_hours', id: 'where', placement: 'other', heading: 'Where we are' },
      ],
    },
    privacyPage(words),
    termsPage(words),
  ],
};
