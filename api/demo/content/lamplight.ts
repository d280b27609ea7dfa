import { type DemoContent, list, week } from './demo-content';
import { privacyPage, termsPage } from './texts';

const words = { name: 'Lamplight & Co.', email: 'desk@lamplight.example', place: 'Washington', days: 14 };
const lists = {
  window: 'lamplight-in-the-window',
  picks: 'lamplight-night-shift',
  crime: 'lamplight-after-dark',
  world: 'lamplight-world-lit',
  kids: 'lamplight-story-hour',
  soon: 'lamplight-coming-soon',
};

export const lamplightContent: DemoContent = {
  pictures: ['window'],
  contact: [
    {
      ws_name: 'Lamplight & Co.',
      sc_addr_array: {
        address: '2201 NW Market Street',
        city: 'Seattle',
        prov: 'WA',
        postal: '98107',
        country: 'United States',
      },
      sc_email: 'desk@lamplight.example',
      sc_phone: '(206) 555-0178',
      lat_lng: { lat: 47.6687, lng: -122.3847 },
      ws_contact_blurb:
        '<p>Corner of 22nd. If the window’s lit, we’re open; if it isn’t, it’s four in the morning.</p>',
      ws_hours: [
        { title: 'The store', weekdays: week(...Array.from({ length: 7 }, () => '10:00-23:00')) },
        {
          title: 'The espresso bar',
          weekdays: week(
            '10:00-18:00',
            '08:00-18:00',
            '08:00-18:00',
            '08:00-18:00',
            '08:00-22:00',
            '08:00-22:00',
            '10:00-22:00',
          ),
        },
      ],
    },
  ],
  events: [
    {
      kind: 'late-shift',
      name: 'The Late Shift: new fiction after nine',
      description: '<p>Two novelists, one lamp, no slides. The bar stays open; the cat may walk across the stage.</p>',
      location: 'Lamplight & Co., main floor',
      weekday: 5,
      starts: '21:00',
      ends: '23:00',
      everyWeeks: 2,
      books: lists.window,
      tickets: [
        { name: 'General admission', price: 1000, seats: 80 },
        { name: 'With a signed copy', price: 3500, seats: 30 },
      ],
      image: 'window.png',
    },
    {
      kind: 'story-hour',
      name: 'Story hour on the rug',
      description: '<p>Ages two to six, and whoever brought them. Free.</p>',
      location: 'The rug',
      weekday: 6,
      starts: '10:00',
      ends: '10:45',
      everyWeeks: 1,
      books: lists.kids,
    },
    {
      kind: 'noir-night',
      name: 'Noir night: lights down, one chapter',
      description:
        '<p>We turn everything off but the desk lamp and read one chapter aloud. You’ll sleep fine. Probably.</p>',
      location: 'Lamplight & Co., the back room',
      weekday: 3,
      starts: '22:30',
      ends: '00:00',
      everyWeeks: 4,
      books: lists.crime,
    },
  ],
  features: [
    { list_id: lists.window, category: 'The window', sub_category: 'This month', daysAgo: 2 },
    { list_id: lists.picks, category: 'Staff', sub_category: 'Night shift', daysAgo: 9 },
    { list_id: lists.crime, category: 'Staff', sub_category: 'Back room', daysAgo: 20 },
    { list_id: lists.world, category: 'Reading the world', sub_category: '', daysAgo: 33 },
  ],
  pages: (stock) => [
    {
      page_id: 'home',
      blocks: [
        {
          block: 'text_over_image',
          id: 'welcome',
          placement: 'banner',
          heading: 'The lights are on',
          text: '<p>Come in out of the rain. There are two armchairs, one cat, and more good novels than anyone will get through this winter.</p>',
          image: { path: 'window.png', alt: '' },
          button: { label: 'See what’s in the window', url: `/lists/${lists.window}` },
          eisbns: stock.titles(lists.window, 4),
        },
        {
          block: 'single_event_feature',
          id: 'tonight',
          placement: 'featured',
          heading: 'After nine',
          event_id: stock.nextEvent('late-shift'),
        },
        ...Object.values(lists).map((id) => list(id)),
      ],
    },
    {
      page_id: 'events',
      title: 'After hours',
      blocks: [
        {
          block: 'headline_paragraph',
          id: 'intro',
          heading: 'After hours',
          text: '<p>Most nights something’s on. Most of it is free.</p>',
        },
        { block: 'events_calendar', id: 'month' },
        { block: 'events_calendar_upcoming', id: 'next', heading: 'Coming up', limit: 6 },
      ],
    },
    privacyPage(words),
    termsPage(words),
  ],
};
