import type { BlockImage } from '@bookfront/shared/schemas';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ImageTable } from '../database/content-tables';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';

export type ImageRow = Selectable<ImageTable>;
const widthsSchema = z.array(z.number().int());

/** A picture's URLs and size. */
export type ImageSource = Pick<BlockImage, 'src' | 'srcset' | 'width' | 'height'>;

/** The shop's pictures by name; unknown names are left out. */
export async function imagesByNames(
  db: Db,
  shopId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, ImageSource>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('image')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('name', 'in', [...new Set(names)])
    .execute();
  return new Map(rows.map((row) => [row.name, toSource(row)]));
}

export const imagesOfShop = (db: Db, shopId: string): Promise<ImageRow[]> =>
  db.selectFrom('image').selectAll().where('shop_id', '=', shopId).orderBy('name').execute();

export const hasImage = async (db: Db, shopId: string, hash: string): Promise<boolean> =>
  (await db
    .selectFrom('image')
    .select('name')
    .where('shop_id', '=', shopId)
    .where('hash', '=', hash)
    .executeTakeFirst()) !== undefined;

/** A file replaces an earlier one of the same name. */
export async function saveImage(tx: Db, row: ImageRow): Promise<void> {
  const { shop_id: _shop, name: _name, ...fields } = row;
  await tx
    .insertInto('image')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'name']).doUpdateSet(fields))
    .execute();
}

function toSource({ hash, width, height, widths: text }: ImageRow): ImageSource {
  const widths = parseColumn(widthsSchema, text);
  return {
    src: imageAddress(hash, widths.at(-1) ?? width),
    srcset: widths.length < 2 ? '' : widths.map((one) => `${imageAddress(hash, one)} ${one}w`).join(', '),
    width,
    height,
  };
}

const imageAddress = (hash: string, width: number): string => `/images/${imageFile(hash, width)}`;
export const imageFile = (hash: string, width: number): string => `${hash}-${width}.webp`;
