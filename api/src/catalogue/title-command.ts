import { toIsbn13 } from '@bookfront/shared/format';
import type { Output } from '../command-line/output';
import { readOptions } from '../command-line/read-options';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { write } from '../database/write';
import { cleanMarkup, plainText } from '../markup/clean-markup';
import { type Shop, shopByHost, shopByName, shopNames } from '../shop/shop';
import { mergeTitle } from './merge-title';
import { provenanceSchema } from './provenance';
import { bumpRevision } from './title-repository';
import type { TitleUpdate } from './title-update';

export const titleUsage = 'title show ISBN | title set ISBN FIELD VALUE [--shop NAME]';

type Change = Pick<TitleUpdate, 'fields' | 'offer'>;
const cents = (text: string): number | undefined =>
  /^\d{1,6}(\.\d{2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
const yesOrNo = (text: string): boolean | undefined => ({ yes: true, no: false })[text];
const copies = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** The fields that a shop edits by hand; undefined for a value that can't be one. */
const editors: Readonly<Record<string, (text: string) => Change | undefined>> = {
  title: (text) => ofField('title', plainText(text) || undefined),
  subtitle: (text) => ofField('subtitle', plainText(text)),
  description: (text) => ofField('description', cleanMarkup(text)),
  publisher: (text) => ofField('publisher', plainText(text)),
  section: (text) => ofField('section', plainText(text)),
  for_sale: (text) => ofField('for_sale', yesOrNo(text)),
  price: (text) => ofOffer('price', cents(text)),
  list_price: (text) => ofOffer('list_price', cents(text)),
  onhand: (text) => ofOffer('onhand', copies(text)),
};

const ofField = (name: keyof Change['fields'], value: string | boolean | undefined): Change | undefined =>
  value === undefined ? undefined : { fields: { [name]: value }, offer: {} };
const ofOffer = (name: keyof Change['offer'], value: number | undefined): Change | undefined =>
  value === undefined ? undefined : { fields: {}, offer: { [name]: value } };

/** `title show` prints a title's fields with their sources, `title set` edits one by hand: no feed changes it any more. */
export async function titleCommand(db: Db, args: readonly string[], { info, error }: Output): Promise<number> {
  const read = readOptions(args, ['shop']);
  if (typeof read === 'string') return error(`${read} Usage: ${titleUsage}`);
  const [action, number = '', field = '', ...words] = read.positionals;
  const { shop: name } = read.values;
  const shop = name ? await shopByName(db, name) : await shopByHost(db, 'localhost');
  if (!shop) return error(`There is no shop '${name ?? ''}'. The shops are: ${(await shopNames(db)).join(', ')}.`);
  const eisbn = toIsbn13(number);
  if (!eisbn) return error(`'${number}' is not an ISBN. Usage: ${titleUsage}`);
  if (action === 'show') return show(db, shop, eisbn, { info, error });
  if (action !== 'set') return error(`Usage: ${titleUsage}`);
  const edit = Object.hasOwn(editors, field) ? editors[field] : undefined;
  if (!edit) return error(`The fields that can be set are: ${Object.keys(editors).join(', ')}.`);
  const change = edit(words.join(' '));
  if (!change) return error(`'${words.join(' ')}' can't be the ${field} of a title.`);
  return set(db, shop, { eisbn, isComplete: false, ...change }, { info, error });
}

async function set(db: Db, shop: Shop, update: TitleUpdate, { info, error }: Output): Promise<number> {
  const source = { kind: 'shop', name: '', location_id: shop.locations[0]?.id ?? '' } as const;
  const saved = await write(db, async (tx) => {
    const result = await mergeTitle(tx, shop, update, source);
    if (result === 'updated') await bumpRevision(tx, shop);
    return result;
  });
  if (saved === 'unknown') return error(`The shop has no title ${update.eisbn}.`);
  info(`${update.eisbn}: ${saved}`);
  return 0;
}

async function show(db: Db, { store_id }: Shop, eisbn: string, { info, error }: Output): Promise<number> {
  const row = await db
    .selectFrom('title')
    .selectAll()
    .where('shop_id', '=', store_id)
    .where('eisbn', '=', eisbn)
    .executeTakeFirst();
  if (!row) return error(`The shop has no title ${eisbn}.`);
  const { by, fields } = parseColumn(provenanceSchema, row.provenance);
  const sourceOf = (field: string) => fields[field] ?? (by || 'unknown');
  const { id: _id, shop_id: _shop, source_hash: _hash, provenance: _provenance, extras: _extras, ...shown } = row;
  for (const [field, value] of Object.entries(shown)) info(line(field, value, sourceOf(field)));
  const offers = await db
    .selectFrom('offer')
    .selectAll()
    .where('shop_id', '=', store_id)
    .where('eisbn', '=', eisbn)
    .orderBy('position')
    .execute();
  for (const offer of offers)
    for (const field of ['price', 'list_price', 'onhand', 'onorder'] as const)
      info(
        line(
          `${offer.condition}${offer.location_id && ` ${offer.location_id}`} ${field}`,
          offer[field],
          sourceOf(field),
        ),
      );
  return 0;
}

const line = (field: string, value: string | number | null, source: string): string =>
  `${field}: ${value ?? '-'}  [${source}]`;
