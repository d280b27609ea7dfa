import { type DemoContent, list, week } from './demo-content';
import { privacyPage, termsPage } from './texts';

const words = {
  name: 'St. Margaret’s Bookroom',
  email: 'bookroom@stmargarets.example',
  place: 'Nova Scotia',
  days: 10,
};
const lists = {
  summer: 'stmargarets-summer-reading',
  english: 'stmargarets-english-room',
  science: 'stmargarets-lab-and-field',
  juniors: 'stmargarets-junior-house',
};

export const stmargaretsContent: DemoContent = {
  pictures: ['chapel'],
  contact: [
    {
      ws_name: 'St. Margaret’s Bookroom',
      sc_addr_array: { address: '1 Chapel Lane', city: 'Lunenburg', prov: 'NS', postal: 'B0J 2C0', country: 'Canada' },
      sc_email: 'bookroom@stmargarets.example',
      sc_phone: '(902) 555-0163',
      ws_htmlhours: '<p>Closed in the holidays, except the last week of August.</p>',
      ws_contact_blurb: '<p>Behind the chapel, past the bicycle shed. Ring if the shutter is down.</p>',
      ws_hours: [
        {
          title: 'In term',
          weekdays: week('', ...Array.from({ length: 5 }, () => '10:15-10:45,12:30-13:15,15:30-17:00'), ''),
        },
      ],
    },
  ],
  events: [
    {
      kind: 'book-fair',
      name: 'Book fair in the great hall',
      description: '<p>Every house has a table. Bring what you’ve finished, take what you haven’t.</p>',
      location: 'The great hall',
      weekday: 5,
      starts: '13:30',
      ends: '16:00',
      everyWeeks: 6,
      books: lists.juniors,
      image: 'chapel.png',
    },
    {
      kind: 'house-reading',
      name: 'House reading competition',
      description: '<p>Two minutes each, by heart or from the page. The cup is older than the chapel roof.</p>',
      location: 'The chapel',
      weekday: 3,
      starts: '19:00',
      ends: '20:30',
      everyWeeks: 4,
      tickets: [{ name: 'Family seat', price: 0, seats: 60 }],
    },
  ],
  features: [
    { list_id: lists.summer, category: 'Reading lists', sub_category: 'Holidays', daysAgo: 6 },
    { list_id: lists.english, category: 'Reading lists', sub_category: 'English', daysAgo: 18 },
    { list_id: lists.science, category: 'Reading lists', sub_category: 'Science', daysAgo: 25 },
  ],
  pages: (stock) => [
    {
      page_id: 'home',
      blocks: [
        {
          block: 'text_over_image',
          id: 'welcome',
          placement: 'banner',
          heading: 'Welcome back to the bookroom',
          text: '<p>Set texts are in. So is everything else we would read first.</p>',
          button: { label: 'Summer reading', url: `/lists/${lists.summer}` },
          eisbns: stock.titles(lists.summer, 4),
        },
        ...Object.values(lists).map((id) => list(id)),
        { block: 'events_calendar_upcoming', id: 'term', placement: 'left_sidebar', heading: 'This term' },
      ],
    },
    privacyPage(words),
    termsPage(words),
  ],
};
