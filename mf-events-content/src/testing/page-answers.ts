import type { InlinedAnswer } from '@bookfront/shared/contract';
import type { Widget } from '@bookfront/shared/schemas';
import { buildEvent } from '@bookfront/shared/testing/builders';
import { blockTypes, buildBlock, buildPageReply, buildRecord, buildTitles } from './build-widgets';

/** One of every block, a banner first. */
const allWidgets = (): Widget[] =>
  blockTypes.map((type, i) =>
    buildBlock(type, {
      id: `x${i}`,
      placement: type === 'text_over_image' ? 'banner' : 'other',
      ...(type === 'product_slider' || type === 'product_grid' ? { heading: `Titles of the ${type}` } : {}),
    }),
  );

const titles = (limit: number): InlinedAnswer => [
  ['titlelist/getItems', { list_id: '7', limit: String(limit) }],
  { list: {}, rows: buildTitles(limit), row_count: 30 },
];
const page = (page_id: string): InlinedAnswer => [
  ['titlelist/getCustom', { page_id }],
  buildPageReply(allWidgets(), { page_id }),
];
const words = (text: string) =>
  buildPageReply([buildBlock('headline_paragraph', { heading: '', text: `<p>${text}</p>` })]);
const events = { rows: [buildEvent()], row_count: 1, from: '', to: '', today: '20231114' };

/** What the edge inlines for each page of the package: its address, pattern and first answers. */
export const pages: Record<string, { url: string; path: string; queries: InlinedAnswer[] }> = {
  HomePage: { url: '/', path: '/', queries: [page('home'), titles(25), titles(12)] },
  CustomPage: { url: '/about-us', path: '*', queries: [page('about'), titles(25), titles(12)] },
  PrivacyPolicyPage: {
    url: '/privacy-policy',
    path: '*',
    queries: [[['webstore/getPrivacyPolicyPage', {}], { page: words('We keep nothing.') }]],
  },
  TermsPage: {
    url: '/terms-conditions',
    path: '*',
    queries: [[['webstore/getTermsPage', {}], { page: words('Be kind.') }]],
  },
  EventsPage: {
    url: '/events',
    path: '/events',
    queries: [
      [['titlelist/getCustom', { page_id: 'events' }], buildPageReply([], { page_id: 'events' })],
      [['event/getList', { from: '20231014', to: '20231130' }], events],
      [['event/getList', { from: '20231114', limit: '12' }], events],
    ],
  },
  FeaturesPage: {
    url: '/features/c/fiction',
    path: '/features/*',
    queries: [
      [
        ['feature/getList', { o: '0', l: '26', c: '["fiction"]' }],
        {
          rows: [
            {
              list_id: '7',
              header: 'Sea stories',
              description: '',
              date: 1,
              date_text: 'November 14, 2023',
              category: 'Fiction',
              sub_category: '',
              row_count: 9,
              covers: [],
            },
          ],
          row_count: 60,
          filter_info: { c: [{ k: 'fiction', e: 'Fiction', c: 4, s: true, subfilters: [] }] },
        },
      ],
    ],
  },
  ContactPage: {
    url: '/contact-hours/',
    path: '*',
    queries: [[['webstore/getContactAndHours', {}], { rows: [buildRecord()] }]],
  },
};
