import type { InlinedAnswer } from '@bookfront/shared/contract';
import { buildBanner, buildListWidget, buildPageReply, buildTitles } from './build-widgets';

/** What the edge inlines for a home page with a banner and a list of 25. */
export const homeAnswers = (): InlinedAnswer[] => [
  [['titlelist/getCustom', { page_id: 'home' }], buildPageReply([buildBanner(), buildListWidget()])],
  [
    ['titlelist/getItems', { list_id: '7', limit: '25' }],
    { list: buildListWidget(), rows: buildTitles(25), row_count: 30 },
  ],
];
