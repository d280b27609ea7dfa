import type { Db } from '../database/open';
import { readWorks } from '../demo/works';
import { shopByHost, shopByName, shopNames } from '../store/shop';
import { writeTitles } from './bulk-writer';
import { generateTitles } from './generate-titles';

export interface Output {
  say: (line: string) => void;
  complain: (line: string) => number;
}
export const generateUsage = 'generate --titles NUMBER [--shop NAME] [--seed NUMBER]';
const most = 5_000_000;

/** `generate --titles 1000000`: fills a shop with titles that nobody has written, to see how it does at that size. */
export async function generateCommand(
  db: Db,
  dataDir: string,
  args: readonly string[],
  { say, complain }: Output,
): Promise<number> {
  const count = Number(option(args, '--titles'));
  if (!Number.isInteger(count) || count < 1 || count > most)
    return complain(`Say how many titles, from 1 to ${most}. Usage: ${generateUsage}`);
  const name = option(args, '--shop');
  const shop = name ? await shopByName(db, name) : await shopByHost(db, 'localhost');
  if (!shop) return complain(`There is no shop '${name ?? ''}'. The shops are: ${(await shopNames(db)).join(', ')}.`);
  const begun = performance.now();
  const plan = {
    count,
    works: readWorks(),
    currency: shop.currency,
    location_id: shop.locations[0]?.id ?? '',
    now: Math.floor(Date.now() / 1000),
    seed: Number(option(args, '--seed') ?? 1) || 1,
  };
  let told = 0;
  const added = writeTitles(dataDir, shop, generateTitles(plan), (done) => {
    if (done - told < 50_000) return;
    told = done;
    say(`${done} titles, ${rate(done, begun)} a second`);
  });
  say(
    `${shop.settings.store_info.name}: ${added} titles added in ${((performance.now() - begun) / 1000).toFixed(1)} s, ${rate(count, begun)} a second.`,
  );
  return 0;
}

function option(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at === -1 ? undefined : args[at + 1];
}

const rate = (done: number, begun: number): number => Math.round((done * 1000) / (performance.now() - begun));
