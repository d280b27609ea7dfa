import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Output } from '../command-line/output';
import type { Db } from '../database/open';
import { shopByName, shopNames } from '../shop/shop';
import { imagesOfShop } from './image-repository';
import { ImageError, imageLimits } from './read-image';
import { takeImage } from './take-image';

export const imageUsage = 'image put SHOP FILE… | image list SHOP';

interface ImageContext {
  db: Db;
  dataDir: string;
  output: Output;
}

/**
 * `image put SHOP FILE…`, `image list SHOP`: pictures that page documents refer to by file name. Returns 0 if all
 * succeeded, else 1.
 */
export async function imageCommand(place: ImageContext, [verb, name, ...files]: readonly string[]): Promise<number> {
  const { db, output } = place;
  if (!name || !(verb === 'list' || (verb === 'put' && files.length > 0))) return output.error(`Usage: ${imageUsage}`);
  const shop = await shopByName(db, name);
  if (!shop) return output.error(`There is no shop '${name}'. The shops are: ${(await shopNames(db)).join(', ')}.`);
  if (verb === 'list') return list(place, shop.store_id);
  let code = 0;
  for (const file of files) code = Math.max(code, await put(place, shop.store_id, file));
  return code;
}

async function list({ db, output }: ImageContext, shopId: string): Promise<number> {
  for (const { name, width, height, is_animated } of await imagesOfShop(db, shopId))
    output.info(`${name}: ${width} × ${height}${is_animated === 1 ? ', animated' : ''}`);
  return 0;
}

async function put(place: ImageContext, shopId: string, file: string): Promise<number> {
  const { output } = place;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return output.error(`There is no file ${file}. Check the path.`);
  if (found.size > imageLimits.bytes) return output.error(`${file}: It is larger than 25 MB.`);
  try {
    const name = basename(file);
    const { width, height } = await takeImage(place, shopId, { name, bytes: await readFile(file) });
    output.info(`${name}: ${width} × ${height}. Pages name it "${name}".`);
    return 0;
  } catch (error) {
    if (error instanceof ImageError) return output.error(`${file}: ${error.message}`);
    throw error;
  }
}
