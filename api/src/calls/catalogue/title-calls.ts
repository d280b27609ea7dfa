import { type AudiobookPartner, findAudiobooks } from '../../audiobooks/find-audiobooks';
import type { Handlers } from '../../call-context/call-context';
import { nameKey } from '../../search';
import { bySeriesOrder } from '../../title/series-order';
import { cardsOf } from '../../title/title-cards';
import { otherEditions, titlesOfSeries } from '../../title/title-reads';
import { productCode } from '../../title-page/product-code';
import { authorItems, maxRows, moreSizes, relatedItems } from '../../title-page/related';
import { getTitle } from '../../title-page/title-service';

/** `audiobooks`: the partner that sells audiobooks of this shop's titles. */
export const titleCalls = (audiobooks: AudiobookPartner) =>
  ({
    'title/getItem': (context, { eisbn, list_id }) => getTitle(context, eisbn, list_id),

    'title/getBindingItems': async (context, { eisbn }) => {
      const eisbns = await otherEditions(context.db, context.shop.store_id, eisbn, maxRows);
      return { rows: await cardsOf(context.db, context, eisbns) };
    },

    'title/getSeriesItems': async (context, { series }) => {
      const key = nameKey(series);
      const parts = key === '' ? [] : await titlesOfSeries(context.db, context.shop.store_id, key);
      const inOrder = parts.toSorted(bySeriesOrder);
      const eisbns = inOrder.slice(0, maxRows).map((part) => part.eisbn);
      return { rows: await cardsOf(context.db, context, eisbns) };
    },

    'title/getAuthorItems': (context, { author }) => authorItems(context, author),
    'title/getMoreSizes': (context, { eisbn }) => moreSizes(context, eisbn),
    'title/getRelatedItems': (context, { eisbn }) => relatedItems(context, eisbn),
    'title/getProductCode': (context, { eisbn, captcha }) => productCode(context, eisbn, captcha),
    'title/getLibroAudiobooks': (context, { eisbn }) => findAudiobooks(context, eisbn, audiobooks),
  }) satisfies Partial<Handlers>;
