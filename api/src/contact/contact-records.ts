import type { StoreRecord, StoreRecordInput } from '@bookfront/shared/schemas';
import { cleanPageMarkup } from '../markup/page-markup';
import type { Shop } from '../shop/shop';
import { comingSingles, todayOf } from './opening-hours';

/** The shop's records, one per location, with today's hours (P1 §3 Store contact and hours record). */
export function contactRecords(
  { contact_and_hours, settings: { time_zone } }: Pick<Shop, 'contact_and_hours' | 'settings'>,
  now: number,
): StoreRecord[] {
  return contact_and_hours.map((record) => ({
    ...record,
    ...cleanedTexts(record),
    name: record.ws_name || record.sc_name || record.altname,
    ws_hours: record.ws_hours.map((hours) => ({ ...hours, singles: comingSingles(hours, now, time_zone) })),
    today: todayOf(record.ws_hours[0], now, time_zone),
  }));
}

type Texts = Pick<StoreRecord, 'ws_htmlhours' | 'ws_contact_blurb'>;
/** Texts by record, so that each version of a shop's document is cleaned only once. */
const cleaned = new WeakMap<StoreRecordInput, Texts>();

function cleanedTexts(record: StoreRecordInput): Texts {
  const known = cleaned.get(record);
  if (known) return known;
  const texts = {
    ws_htmlhours: cleanPageMarkup(record.ws_htmlhours),
    ws_contact_blurb: cleanPageMarkup(record.ws_contact_blurb),
  };
  cleaned.set(record, texts);
  return texts;
}
