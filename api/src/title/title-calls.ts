import { type AudiobookPartner, findAudiobooks } from '../audiobooks/find-audiobooks';
import { defineCall } from '../call';
import { nameKey } from '../text-search/fold';
import { productCode } from './product-code';
import { authorItems, moreSizes, relatedItems } from './related';
import { cardsOf } from './title-cards';
import { otherEditions, titlesOfSeries } from './title-reads';
import { getTitle } from './title-service';

const mostRows = 60;

/** `audiobooks`: who sells the recordings of this shop's titles. */
export const titleCalls = (audiobooks: AudiobookPartner) => [
  defineCall('title/getItem', (context, { eisbn, list_id }) => getTitle(context, eisbn, list_id)),

  defineCall('title/getBindingItems', async (context, { eisbn }) => {
    const eisbns = await otherEditions(context.db, context.shop.store_id, eisbn, mostRows);
    return { rows: await cardsOf(context.db, context, eisbns) };
  }),

  defineCall('title/getSeriesItems', async (context, { series }) => {
    const key = nameKey(series);
    const parts = key === '' ? [] : await titlesOfSeries(context.db, context.shop.store_id, key);
    const inOrder = parts.toSorted((a, b) => partNumber(a.series_num) - partNumber(b.series_num));
    const eisbns = inOrder.slice(0, mostRows).map((part) => part.eisbn);
    return { rows: await cardsOf(context.db, context, eisbns) };
  }),

  defineCall('title/getAuthorItems', (context, { author }) => authorItems(context, author)),
  defineCall('title/getMoreSizes', (context, { eisbn }) => moreSizes(context, eisbn)),
  defineCall('title/getRelatedItems', (context, { eisbn }) => relatedItems(context, eisbn)),
  defineCall('title/getProductCode', (context, { eisbn, captcha }) => productCode(context, eisbn, captcha)),
  defineCall('title/getLibroAudiobooks', (context, { eisbn }) => findAudiobooks(context, eisbn, audiobooks)),
];

/** 'Book 2', '2.5', '': a part without a number comes last. */
const partNumber = (text: string): number => Number(/\d+(\.\d+)?/.exec(text)?.[0] ?? Number.MAX_SAFE_INTEGER);
