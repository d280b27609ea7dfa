import { defineCall } from '../call';
import { nameKey } from '../text-search/fold';
import { cardsOf } from './title-cards';
import { getTitle } from './title-service';

const mostRows = 60;

export const titleCalls = [
  defineCall('title/getItem', (context, { eisbn, list_id }) => getTitle(context, eisbn, list_id)),

  defineCall('title/getBindingItems', async (context, { eisbn }) => {
    const { db, shop } = context;
    const work = db.selectFrom('title').select('work_key').where('shop_id', '=', shop.store_id).where('eisbn', '=', eisbn);
    const rows = await db
      .selectFrom('title')
      .select('eisbn')
      .where('shop_id', '=', shop.store_id)
      .where('work_key', '=', work)
      .where('eisbn', '<>', eisbn)
      .where('for_sale', '=', 1)
      .where('is_giftcard', '=', 0)
      .orderBy('id')
      .limit(mostRows)
      .execute();
    return {
      rows: await cardsOf(
        db,
        context,
        rows.map((row) => row.eisbn),
      ),
    };
  }),

  defineCall('title/getSeriesItems', async (context, { series }) => {
    const { db, shop } = context;
    const key = nameKey(series);
    const rows =
      key === ''
        ? []
        : await db
            .selectFrom('title')
            .select(['eisbn', 'series_num', 'work_key'])
            .where('shop_id', '=', shop.store_id)
            .where('series_key', '=', key)
            .where('for_sale', '=', 1)
            .orderBy('id')
            .execute();
    const inOrder = rows.toSorted((a, b) => partNumber(a.series_num) - partNumber(b.series_num));
    return {
      rows: await cardsOf(
        db,
        context,
        inOrder.slice(0, mostRows).map((row) => row.eisbn),
      ),
    };
  }),
];

/** 'Book 2', '2.5', '': a part without a number comes last. */
const partNumber = (text: string): number => Number(/\d+(\.\d+)?/.exec(text)?.[0] ?? Number.MAX_SAFE_INTEGER);
