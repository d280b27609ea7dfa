import { readWorks } from '../demo/editions/works';
import type { Output } from '../src/command-line/output';
import { readOptions } from '../src/command-line/read-options';
import type { Db } from '../src/database/open';
import { shopByHost, shopByName, shopNames } from '../src/shop/shop';
import { writeTitles } from './bulk-writer';
import { generateTitles } from './generate-titles';

export const generateUsage = 'generate --titles NUMBER [--shop NAME] [--seed NUMBER]';
const maxTitles = 5_000_000;

/** `generate --titles 1000000`: fills a shop with invented titles, to see how it performs at that size. */
export async function generateCommand(
  db: Db,
  dataDir: string,
  args: readonly string[],
  { info, error }: Output,
): Promise<number> {
  const read = readOptions(args, ['titles', 'shop', 'seed']);
  if (typeof read === 'string') return error(`${read} Usage: ${generateUsage}`);
  const { titles, shop: name, seed } = read.values;
  const count = Number(titles);
  if (!Number.isInteger(count) || count < 1 || count > maxTitles)
    return error(`Say how many titles, from 1 to ${maxTitles}. Usage: ${generateUsage}`);
  const shop = name ? await shopByName(db, name) : await shopByHost(db, 'localhost');
  if (!shop) return error(`There is no shop '${name ?? ''}'. The shops are: ${(await shopNames(db)).join(', ')}.`);
  const begun = performance.now();
  const plan = {
    count,
    works: readWorks(),
    currency: shop.currency,
    location_id: shop.locations[0]?.id ?? '',
    now: Math.floor(Date.now() / 1000),
    seed: Number(seed ?? 1) || 1,
  };
  let reported = 0;
  const added = writeTitles(dataDir, shop, generateTitles(plan), (done) => {
    if (done - reported < 50_000) return;
    reported = done;
    info(`${done} titles, ${rate(done, begun)} a second`);
  });
  info(
    `${shop.settings.store_info.name}: ${added} titles added in ${((performance.now() - begun) / 1000).toFixed(1)} s, ${rate(count, begun)} a second.`,
  );
  return 0;
}

const rate = (done: number, begun: number): number => Math.round((done * 1000) / (performance.now() - begun));
