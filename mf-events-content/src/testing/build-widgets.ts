import type {
  BlockImage,
  Calendar,
  PageReply,
  StoreRecord,
  TitleCard,
  Widget,
  WidgetOf,
} from '@bookfront/shared/schemas';
import { buildEvent, buildList, buildTitleCard } from '@bookfront/shared/testing/builders';

export const buildTitles = (count: number): TitleCard[] =>
  Array.from({ length: count }, (_, i) =>
    buildTitleCard({ eisbn: `97868000${String(i).padStart(5, '0')}`, title: `Title ${i + 1}` }),
  );

export const buildImage = (over: Partial<BlockImage> = {}): BlockImage => ({
  src: '/images/quay-800.webp',
  srcset: '/images/quay-400.webp 400w, /images/quay-800.webp 800w',
  width: 800,
  height: 500,
  alt: 'The quay at dawn',
  link: '',
  new_tab: false,
  ...over,
});

export const buildListWidget = (over: Partial<WidgetOf<'list'>> = {}): WidgetOf<'list'> => ({
  ...buildList({ list_id: '7', header_visible: true, can_delete: false, placement: 'featured' }),
  block: 'list',
  id: 'w1',
  ...over,
});

export const buildBanner = (over: Partial<WidgetOf<'text_over_image'>> = {}): WidgetOf<'text_over_image'> => ({
  block: 'text_over_image',
  id: 'b1',
  placement: 'banner',
  heading: 'Books for a long tide',
  text: '<p>The kettle is on.</p>',
  image: null,
  button: { label: 'See them all', url: '/lists/9', type: 'primary', new_tab: false },
  eisbns: [],
  covers: buildTitles(4),
  ...over,
});

export const buildPageReply = (widgets: Widget[], over: Partial<PageReply> = {}): PageReply => ({
  page_id: 'home',
  title: '',
  description: '',
  is_draft: false,
  widgets,
  ...over,
});

export const buildCalendar = (over: Partial<Calendar> = {}): Calendar => ({
  month: '202311',
  today: '20231114',
  rows: [buildEvent()],
  ...over,
});

const day: [number, number][] = [[540, 1020]];
export const buildRecord = (over: Partial<StoreRecord> = {}): StoreRecord => ({
  location_id: '1',
  san: '',
  ws_name: 'Saltwater Books',
  sc_name: '',
  altname: '',
  name: 'Saltwater Books',
  sc_addr_array: { address: '1 Wharf Street', city: 'Harbour', prov: 'BC', postal: 'V0N 1G0', country: 'Canada' },
  sc_email: 'hello@example.com',
  sc_phone: '(604) 555-0123',
  sc_phone_2: '',
  sc_tollfree: '',
  lat_lng: { lat: 49.1, lng: -123.2 },
  ws_htmlhours: '',
  ws_contact_blurb: '',
  chain_number: '',
  directions_url: '',
  ws_hours: [{ title: 'Shop', weekdays: [[], day, day, day, day, day, [[-1, -1]]], singles: [] }],
  today: { weekday: 2, is_open: true, until: 1020 },
  ...over,
});

const image = buildImage();
const words = { heading: 'By the water', text: '<p>Come in and dry off.</p>', button: null };
const button = { label: 'See them all', url: '/lists/9', type: 'primary', new_tab: false } as const;
const list = buildList({ list_id: '7', name: 'Staff picks', header: '' });

/** One block of each type, with what most of them have. */
const samples: { [Type in Widget['block']]: Omit<WidgetOf<Type>, 'id' | 'placement' | 'block'> } = {
  blank_space: { height: 40 },
  headline_paragraph: words,
  image_gif: { image },
  text_over_image: { ...words, image, eisbns: [], covers: [] },
  text_over_parallax: { ...words, image, height: 600, speed: 1.5 },
  text_over_video: { ...words, image, video_url: '/images/waves.mp4', aspect_ratio: '16:9' },
  side_by_side_text_image: { ...words, image, image_side: 'right' },
  image_grid: { heading: 'Our rooms', images: [image, buildImage({ alt: 'The stove' })], columns: 3 },
  image_carousel: {
    heading: 'Through the year',
    images: ['Spring', 'Summer', 'Autumn'].map((alt) => buildImage({ alt })),
    auto: false,
    timeout: 3,
    animation: 'slide',
  },
  youtube: {
    heading: 'A tour',
    title: 'A tour of the shop',
    image: null,
    aspect_ratio: '16:9',
    video_url: 'dQw4w9WgXcQ',
  },
  product_slider: { heading: '', list_id: '7', limit: null, list },
  product_grid: { heading: '', list_id: '7', limit: 12, list },
  single_title_feature: { ...words, eisbn: '9786800000011', title: buildTitleCard({ title: 'Persuasion' }) },
  events_calendar: { heading: 'What’s on', calendar: buildCalendar() },
  events_calendar_upcoming: { heading: 'Soon', limit: 2, events: [buildEvent()] },
  single_event_feature: { heading: 'Not to be missed', event_id: '31', event: buildEvent() },
  custom_button: { button },
  button_grid: { heading: 'Ways in', buttons: [button, { ...button, label: 'Browse', url: '/browse' }], columns: 3 },
  custom_html_css: { html: '<p class="tide">High at noon</p>', css: '[data-block="x"] .tide { color: #003366; }' },
  popup_notice: { ...words, heading: 'Closed on Monday', image: null },
  above_searchbar_notice: { text: 'Free delivery this week', button: null },
  mailchimp_embedded: {
    heading: 'Letters from the quay',
    text: '',
    action: '',
    button_label: '',
    has_first_name: false,
    has_last_name: false,
    has_phone: false,
  },
  contact_and_hours: { heading: 'Find us', records: [buildRecord()] },
  browse: { heading: 'Everything', path: 's/Fiction' },
  balance_checker: { heading: 'Your card' },
  gift_card_image: { image },
  custom_element: { header: 'How it works', image, description: '<p>For <b>anyone</b>.</p>' },
  list: { ...list },
};
export const blockTypes = Object.keys(samples) as Widget['block'][];

export const buildBlock = <Type extends Widget['block']>(type: Type, over: Partial<WidgetOf<Type>> = {}): Widget =>
  ({ placement: 'other', ...samples[type], block: type, id: 'x', ...over }) as unknown as Widget;
