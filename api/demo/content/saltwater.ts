import { type DemoContent, list, week } from './demo-content';
import { saltwaterShowcase } from './saltwater-showcase';
import { privacyPage, termsPage } from './texts';

const words = { name: 'Saltwater Books', email: 'hello@saltwater.example', place: 'British Columbia', days: 30 };
const lists = {
  picks: 'saltwater-staff-picks',
  harbour: 'saltwater-harbour-reads',
  canadian: 'saltwater-written-here',
  young: 'saltwater-young-readers',
  soon: 'saltwater-coming-soon',
  tongues: 'saltwater-other-tongues',
};

export const saltwaterContent: DemoContent = {
  pictures: ['harbour', 'wharf', 'shelves', 'chair'],
  contact: [
    {
      ws_name: 'Saltwater Books',
      san: '116 4427',
      sc_addr_array: {
        address: '14 Government Wharf',
        city: 'Gibsons',
        prov: 'BC',
        postal: 'V0N 1V0',
        country: 'Canada',
      },
      sc_email: 'hello@saltwater.example',
      sc_phone: '(604) 555-0142',
      sc_tollfree: '(800) 555-0142',
      lat_lng: { lat: 49.3992, lng: -123.5048 },
      ws_htmlhours: '<p>In summer we stay open until the last ferry is in. If the lights are on, knock.</p>',
      ws_contact_blurb:
        '<p>We’re the blue building at the end of the wharf. The dog is called Anchor, and he’ll show you where the mysteries are.</p>',
      ws_hours: [
        {
          title: 'The shop',
          weekdays: week(
            '11:00-17:00',
            '10:00-18:00',
            '10:00-18:00',
            '10:00-18:00',
            '10:00-18:00',
            '10:00-20:00',
            '10:00-18:00',
          ),
        },
        {
          title: 'Used books bought',
          weekdays: week('', '', '10:00-12:00,13:00-16:00', '', '10:00-12:00,13:00-16:00', '', ''),
        },
      ],
    },
  ],
  events: [
    {
      kind: 'tide-readings',
      name: 'Tide-table readings',
      description:
        '<p>A writer, a lamp and the wharf outside. We read for forty minutes, talk for twenty, and sign until the kettle gives up.</p><p>Doors open half an hour before. The chairs are what they are: bring a cushion.</p>',
      location: 'Saltwater Books, upstairs',
      weekday: 4,
      starts: '19:00',
      ends: '20:30',
      everyWeeks: 2,
      books: lists.harbour,
      tickets: [
        { name: 'Seat', price: 1200, seats: 36 },
        { name: 'Student', price: 0, seats: 8 },
      ],
      image: 'wharf.png',
    },
    {
      kind: 'lap-time',
      name: 'Lap time for small readers',
      description: '<p>Three picture books, one song, and biscuits. Free, loud, and over before nap time.</p>',
      location: 'The rug by the window',
      weekday: 6,
      starts: '10:30',
      ends: '11:15',
      everyWeeks: 1,
      books: lists.young,
    },
    {
      kind: 'book-club',
      name: 'The Slack Water Book Club',
      description: '<p>One book a month, no homework, no right answers. New faces get the good chair.</p>',
      location: 'Saltwater Books, by the stove',
      weekday: 2,
      starts: '19:30',
      ends: '21:30',
      everyWeeks: 4,
      books: lists.picks,
      image: 'chair.png',
    },
    {
      kind: 'harbour-days',
      name: 'Harbour Days book table',
      description:
        '<p>Two boxes of paperbacks become twelve, on trestles, along the whole wharf. A dollar for the lifeboat on every book.</p>',
      location: 'Government Wharf',
      weekday: 5,
      days: 3,
      everyWeeks: 8,
      image: 'harbour.png',
    },
  ],
  features: [
    { list_id: lists.picks, category: 'From our shelves', sub_category: 'Staff', daysAgo: 3 },
    { list_id: lists.harbour, category: 'From our shelves', sub_category: 'The coast', daysAgo: 12 },
    { list_id: lists.canadian, category: 'Places', sub_category: 'Canada', daysAgo: 30 },
    { list_id: lists.tongues, category: 'Places', sub_category: 'Languages', daysAgo: 41 },
    { list_id: lists.young, category: 'Seasons', sub_category: 'Summer', daysAgo: 55 },
    { list_id: lists.soon, category: 'Seasons', sub_category: 'Autumn', daysAgo: 8 },
  ],
  pages: (stock) => [
    {
      page_id: 'home',
      title: '',
      blocks: [
        {
          block: 'text_over_image',
          id: 'welcome',
          placement: 'banner',
          heading: 'Books for a long tide',
          text: '<p>The wind is up, the kettle is on, and there are eleven boxes of new arrivals to shelve. Here is what we have been reading between ferries.</p>',
          button: { label: 'See the harbour reads', url: `/lists/${lists.harbour}` },
          eisbns: stock.titles(lists.harbour, 4),
        },
        {
          block: 'events_calendar_upcoming',
          id: 'soon-here',
          placement: 'left_sidebar',
          heading: 'At the shop',
          limit: 3,
        },
        ...Object.values(lists).map((id) => list(id)),
      ],
    },
    saltwaterShowcase(stock),
    privacyPage(words),
    termsPage(words),
  ],
};
