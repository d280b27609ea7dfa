import { calendarMarker, type Feature, limits, type Reply } from '@bookfront/shared/schemas';
import type { CallContext, Input } from '../call-context/call-context';
import { dateText } from '../dates/dates';
import { countedShopLists } from '../list/list-repository';
import { type FeatureRow, featuresOfShop, firstTitles } from './feature-repository';
import { featureFilters, findFeatures, sortFeatures, titleOf } from './find-features';

const covers = 3;

/** FEA-01: one page of the features that match the letters of a path. */
export async function featureList(
  context: CallContext,
  { o = 0, l = limits.feature.pageSize, s = 'date', c = [], f = [], t = '' }: Input<'feature/getList'>,
): Promise<Reply<'feature/getList'>> {
  const all = await featuresOfShop(context.db, context.shop.store_id);
  const query = { c, f, t };
  const found = sortFeatures(findFeatures(all, query), s);
  return {
    rows: await buildFeatures(context, found.slice(o, o + l)),
    row_count: found.length,
    filter_info: { c: featureFilters(all, query) },
  };
}

async function buildFeatures({ db, shop }: CallContext, rows: readonly FeatureRow[]): Promise<Feature[]> {
  const ids = rows.map(({ list_id }) => list_id);
  const counted = await countedShopLists(db, shop.store_id, ids);
  const titles = await firstTitles(db, shop.store_id, ids, covers);
  return rows.map((row) => ({
    list_id: row.list_id,
    header: titleOf(row),
    description: row.description.replaceAll(calendarMarker, ''),
    date: row.date,
    date_text: dateText(row.date, shop.settings.time_zone),
    category: row.category,
    sub_category: row.sub_category,
    row_count: counted.get(row.list_id)?.row_count ?? 0,
    covers: titles
      .filter(({ list_id }) => list_id === row.list_id)
      .map(({ eisbn, title, cover_cache, cover_url }) => ({ eisbn, title, cover_image_cache: cover_cache, cover_url })),
  }));
}
