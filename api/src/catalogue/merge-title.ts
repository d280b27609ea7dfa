import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { statusFrom } from '../title/feed-state';
import { storedRecord } from '../title/stored-record';
import { emptyOffer, emptyTitle, type OfferRecord, recordHash, type TitleRecord } from '../title/title-record';
import { mayChange, type Provenance, provenanceSchema, writtenBy } from './provenance';
import { type CatalogueOwner, type Saved, writeTitle } from './title-repository';
import type { TitleUpdate, UpdateSource } from './title-update';
import { updateHash } from './update-hash';

interface KnownTitle {
  id: number;
  record: TitleRecord;
  provenance: Provenance;
}

/**
 * Brings what a file says of a title into the catalogue and leaves all else as it is: used copies, other locations, and
 * what a stronger source has said (see mayChange). 'unknown': the file says too little for a title that is new.
 */
export async function mergeTitle(
  tx: Db,
  shop: CatalogueOwner,
  update: TitleUpdate,
  source: UpdateSource,
): Promise<Saved | 'unknown'> {
  const source_hash = updateHash(update, source);
  const row = await titleRow(tx, shop, update.eisbn);
  if (row && row.source_hash === source_hash && (await hasStockOf(tx, shop, update, source))) return 'unchanged';
  if (!row) return update.isComplete ? add(tx, shop, update, source, source_hash) : 'unknown';
  const known = await knownTitle(tx, shop, row);
  const { record, written } = merged(known, update, source);
  const provenance = writtenBy(known.provenance, written, source, update.isComplete);
  const isSame = recordHash(record) === recordHash(known.record);
  if (isSame) return noteSource(tx, known.id, source_hash, provenance);
  await writeTitle(tx, shop, record, { source_hash, provenance: JSON.stringify(provenance) }, known.id);
  return 'updated';
}

async function noteSource(tx: Db, id: number, source_hash: string, provenance: Provenance): Promise<'unchanged'> {
  await tx
    .updateTable('title')
    .set({ source_hash, provenance: JSON.stringify(provenance) })
    .where('id', '=', id)
    .execute();
  return 'unchanged';
}

const titleRow = (tx: Db, shop: CatalogueOwner, eisbn: string) =>
  tx
    .selectFrom('title')
    .select(['id', 'source_hash'])
    .where('shop_id', '=', shop.store_id)
    .where('eisbn', '=', eisbn)
    .executeTakeFirst();

async function add(
  tx: Db,
  shop: CatalogueOwner,
  update: TitleUpdate,
  source: UpdateSource,
  source_hash: string,
): Promise<Saved> {
  const blank: KnownTitle = {
    id: 0,
    record: { ...emptyTitle, eisbn: update.eisbn, title: '' },
    provenance: { by: '', fields: {} },
  };
  const { record, written } = merged(blank, update, source);
  const provenance = JSON.stringify(writtenBy(blank.provenance, written, source, true));
  await writeTitle(tx, shop, record, { source_hash, provenance });
  return 'added';
}

/** The same file again changes nothing unless copies have been sold since. */
async function hasStockOf(tx: Db, shop: CatalogueOwner, { eisbn, offer }: TitleUpdate, { location_id }: UpdateSource) {
  if (offer.onhand === undefined) return true;
  const row = await tx
    .selectFrom('offer')
    .select('onhand')
    .where('shop_id', '=', shop.store_id)
    .where('eisbn', '=', eisbn)
    .where('condition', '=', emptyOffer.condition)
    .where('location_id', '=', location_id)
    .executeTakeFirst();
  return row?.onhand === offer.onhand;
}

async function knownTitle(tx: Db, shop: CatalogueOwner, { id }: { id: number }): Promise<KnownTitle> {
  const row = await tx.selectFrom('title').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const offers = await tx
    .selectFrom('offer')
    .selectAll()
    .where('shop_id', '=', shop.store_id)
    .where('eisbn', '=', row.eisbn)
    .orderBy('position')
    .execute();
  const parts = await tx
    .selectFrom('title_part')
    .select('part_eisbn')
    .where('shop_id', '=', shop.store_id)
    .where('whole_eisbn', '=', row.eisbn)
    .orderBy('position')
    .execute();
  return {
    id,
    record: { ...storedRecord(row, offers), parts: parts.map(({ part_eisbn }) => part_eisbn) },
    provenance: parseColumn(provenanceSchema, row.provenance),
  };
}

/** The title with the update in it, and the fields that the source has written. */
function merged(known: KnownTitle, update: TitleUpdate, source: UpdateSource) {
  const { extras: newExtras, ...given } = update.fields;
  const fields = allowed(given, source, known.provenance);
  const offer = allowed(update.offer, source, known.provenance);
  const before = known.record;
  const extras = {
    ...before.extras,
    ...newExtras,
    states: { ...before.extras.states, ...newExtras?.states },
  };
  const states = newExtras?.states ? allowed(statusFrom(extras.states), source, known.provenance) : {};
  const record: TitleRecord = {
    ...before,
    ...states,
    ...fields,
    extras,
    offers: withOffer(before.offers, offer, source.location_id),
  };
  return { record, written: [...Object.keys(fields), ...Object.keys(offer)] };
}

function allowed<Fields extends object>(given: Fields, { kind }: UpdateSource, provenance: Provenance): Fields {
  const kept = { ...given };
  for (const [field, value] of Object.entries(given))
    if (value === undefined || !mayChange(field, kind, provenance)) Reflect.deleteProperty(kept, field);
  return kept;
}

/** Changes the shop's offer of new copies; all others stay. */
function withOffer(offers: readonly OfferRecord[], offer: Partial<OfferRecord>, location_id: string): OfferRecord[] {
  const isOwn = (one: OfferRecord) => one.condition === emptyOffer.condition && one.location_id === location_id;
  if (offers.some(isOwn)) return offers.map((one) => (isOwn(one) ? { ...one, ...offer } : one));
  return [{ ...emptyOffer, location_id, ...offer }, ...offers];
}
