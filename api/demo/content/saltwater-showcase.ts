import type { BlockInput, ContentStock, PageInput } from './demo-content';

/** A week on the wharf: a page with every type of block. */
export const saltwaterShowcase = (stock: ContentStock): PageInput => ({
  page_id: 'showcase',
  title: 'A week on the wharf',
  description: 'What’s on, what’s new and where to sit at Saltwater Books in Gibsons.',
  blocks: [...notices, ...opening, ...pictures, ...books(stock), ...events(stock), ...calls],
});

const picks = 'saltwater-staff-picks';
const harbour = 'saltwater-harbour-reads';

const notices: BlockInput[] = [
  {
    block: 'above_searchbar_notice',
    id: 'ferry-notice',
    text: 'The 5:30 ferry is running late today. So are we: open until seven.',
    button: { label: 'Our hours', url: '/contact-hours/', type: 'link' },
    preset: 'accent',
  },
  {
    block: 'popup_notice',
    id: 'welcome-notice',
    heading: 'Inventory day on Sunday',
    text: '<p>We’re counting every book in the shop, twice. Doors open at one, and anyone who helps gets soup.</p>',
    image: { path: 'shelves.png', alt: '' },
    button: { label: 'I’ll bring a spoon', url: '/events' },
  },
];

const opening: BlockInput[] = [
  {
    block: 'text_over_parallax',
    id: 'arrival',
    placement: 'banner',
    heading: 'A week on the wharf',
    text: '<p>Come off the boat, turn left, and follow the smell of coffee and old paper.</p>',
    image: { path: 'harbour.png', alt: 'A small boat with white sails in front of blue hills' },
    button: { label: 'See what’s on', url: '/events' },
    color: '#ffffff',
    background: '#14495a',
    alignment: 'center',
  },
  {
    block: 'headline_paragraph',
    id: 'letter',
    heading: 'Dear reader',
    text: '<p>The otters are back under the pilings, and so is the good light. We’ve moved poetry to the front window, where it can see the water, and bought <em>far</em> too many atlases.</p>',
    button: { label: 'Browse the new arrivals', url: '/browse', type: 'secondary' },
    width: 70,
    alignment: 'center',
    padding: 32,
  },
  { block: 'blank_space', id: 'breath', height: 24 },
  {
    block: 'side_by_side_text_image',
    id: 'chair',
    heading: 'The chair by the window',
    text: '<p>It isn’t reserved, it just looks that way. Take a book from the shelf marked <strong>Between ferries</strong>: nothing on it takes longer than forty minutes.</p>',
    image: { path: 'chair.png', alt: 'A red armchair beside a window' },
    image_side: 'left',
    preset: 'wash',
  },
  {
    block: 'text_over_video',
    id: 'tide',
    heading: 'The garden on the wharf',
    text: '<p>Two barrels of earth, one gardener, and whatever the gulls leave us.</p>',
    image: { path: 'wharf.png', alt: 'The shop on its wharf' },
    video_url: 'https://mdn.github.io/shared-assets/videos/flower.mp4',
    aspect_ratio: '21:9',
  },
];

const pictures: BlockInput[] = [
  {
    block: 'image_gif',
    id: 'light',
    image: { path: 'lighthouse.gif', alt: 'A lighthouse whose beam turns' },
    width: 40,
    alignment: 'center',
  },
  {
    block: 'image_grid',
    id: 'rooms',
    heading: 'Four rooms, one leak',
    columns: 4,
    images: [
      { path: 'wharf.png', alt: 'The blue shop at the end of the wharf', link: '/contact-hours/' },
      { path: 'shelves.png', alt: 'Three shelves full of books', link: '/browse' },
      { path: 'chair.png', alt: 'The reading room' },
      { path: 'harbour.png', alt: 'What you see from upstairs' },
    ],
  },
  {
    block: 'image_carousel',
    id: 'views',
    heading: 'From the upstairs window',
    auto: true,
    animation: 'fade',
    images: [
      { path: 'harbour.png', alt: 'Morning: a boat goes out' },
      { path: 'wharf.png', alt: 'Noon: the wharf is dry' },
      { path: 'shelves.png', alt: 'Evening: turn around, there are books' },
    ],
  },
  {
    block: 'youtube',
    id: 'film',
    heading: 'What we show on rainy Saturdays',
    title: 'Big Buck Bunny, a short film that anyone may share',
    image: { path: 'shelves.png', alt: '' },
    video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
];

const books = (stock: ContentStock): BlockInput[] => [
  {
    block: 'text_over_image',
    id: 'boxes',
    heading: 'Just out of the box',
    text: '<p>Four that nobody has shelved yet, because somebody is reading them.</p>',
    eisbns: stock.titles(harbour, 4),
    button: { label: 'All harbour reads', url: `/lists/${harbour}` },
    preset: 'primary',
  },
  { block: 'product_slider', id: 'picks', heading: 'Staff picks', list_id: picks },
  { block: 'product_grid', id: 'coast', heading: 'Salt, rope and weather', list_id: harbour, limit: 8 },
  ...stock.titles(picks, 1).map(
    (eisbn): BlockInput => ({
      block: 'single_title_feature',
      id: 'the-one',
      heading: 'The one we can’t keep on the shelf',
      text: '<p>Marguerite has sold it to everyone who came in out of the rain this month.</p>',
      eisbn,
      preset: 'surface',
    }),
  ),
  { block: 'list', id: 'young', placement: 'left_sidebar', list_id: 'saltwater-young-readers' },
  { block: 'browse', id: 'nature', heading: 'Everything on nature', path: 's/Nature' },
];

const events = (stock: ContentStock): BlockInput[] => [
  { block: 'events_calendar', id: 'month', heading: 'This month at the shop' },
  { block: 'events_calendar_upcoming', id: 'next', heading: 'Next up' },
  {
    block: 'single_event_feature',
    id: 'reading',
    heading: 'Don’t miss',
    event_id: stock.nextEvent('tide-readings'),
    preset: 'wash',
  },
];

const calls: BlockInput[] = [
  {
    block: 'custom_button',
    id: 'call',
    button: { label: 'Give a gift card', url: '/gift-cards' },
    alignment: 'center',
  },
  {
    block: 'button_grid',
    id: 'doors',
    heading: 'Where to?',
    columns: 3,
    buttons: [
      { label: 'Fiction', url: '/browse/filter/s/Fiction' },
      { label: 'Children', url: '/browse/filter/s/Children', type: 'secondary' },
      {
        label: 'The wharf on a map',
        url: 'https://www.openstreetmap.org/search?query=Gibsons',
        type: 'link',
        new_tab: true,
      },
    ],
  },
  {
    block: 'custom_html_css',
    id: 'tides',
    html: '<table class="tides"><caption>Tides this week</caption><thead><tr><th scope="col">Day</th><th scope="col">High</th><th scope="col">Low</th></tr></thead><tbody><tr><td>Friday</td><td>5:12 AM</td><td>11:40 AM</td></tr><tr><td>Saturday</td><td>5:58 AM</td><td>12:31 PM</td></tr></tbody></table>',
    css: '.tides { width: 100%; border-collapse: collapse } .tides caption { text-align: left; font-weight: 700; padding-block: 8px } .tides th, .tides td { text-align: left; padding: 8px; border-bottom: 1px solid #14495a33 }',
  },
  {
    block: 'mailchimp_embedded',
    id: 'letters',
    heading: 'One letter a month',
    text: '<p>New books, old dog, no adverts.</p>',
    action: '/newsletter/subscribe/post?u=demo&id=saltwater',
    button_label: 'Sign me up',
    has_first_name: true,
    has_last_name: true,
    has_phone: true,
    preset: 'wash',
  },
  { block: 'contact_and_hours', id: 'find-us', heading: 'Find us' },
  { block: 'balance_checker', id: 'balance', heading: 'What’s left on your gift card?' },
  {
    block: 'gift_card_image',
    id: 'card',
    image: { path: 'harbour.png', alt: 'Our gift card: a boat off Gibsons' },
    width: 50,
  },
  {
    block: 'custom_element',
    id: 'thanks',
    header: 'Thank you',
    image: { path: 'wharf.png', alt: '' },
    description: '<p>To everyone who carried boxes up the gangway at low tide.</p>',
  },
];
