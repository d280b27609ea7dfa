import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import moment from 'moment-timezone';
import type { Output } from '../command-line/output';
import { readOptions } from '../command-line/read-options';
import type { Db } from '../database/open';
import { type Shop, shopByHost, shopByName, shopNames } from '../shop/shop';
import { eventsSince } from './event-repository';
import { eventFileLimits, readEvents } from './import/read-events';
import { saveEvents } from './import/save-events';

export const eventUsage = 'event import FILE [--shop NAME] | event list [--shop NAME]';
const maxReported = 20;
const maxListed = 400;

/**
 * `event import FILE [--shop NAME]`: returns 0 if all were imported, 1 if some were refused, each reported on a line
 * with place and reason. `event list`: coming events with the ids that pages refer to.
 */
export async function eventCommand(
  db: Db,
  args: readonly string[],
  output: Output,
  now = Math.floor(Date.now() / 1000),
): Promise<number> {
  const read = readOptions(args, ['shop']);
  if (typeof read === 'string') return output.error(`${read} Usage: ${eventUsage}`);
  const [verb, file] = read.positionals;
  if (!(verb === 'list' || (verb === 'import' && file))) return output.error(`Usage: ${eventUsage}`);
  const { shop: name } = read.values;
  const shop = name ? await shopByName(db, name) : await shopByHost(db, 'localhost');
  if (!shop)
    return output.error(`There is no shop '${name ?? ''}'. The shops are: ${(await shopNames(db)).join(', ')}.`);
  return verb === 'list' ? list(db, shop, output, now) : importFile({ db, shop, output, now }, file ?? '');
}

async function list(db: Db, { store_id, settings }: Shop, { info }: Output, now: number): Promise<number> {
  for (const { event_id, name, starts, views } of await eventsSince(db, store_id, now, maxListed)) {
    const time = moment.unix(starts).tz(settings.time_zone).format('YYYY-MM-DD HH:mm');
    info(`${event_id}: ${name}, ${time}, ${views} views`);
  }
  return 0;
}

async function importFile(
  { db, shop, output, now }: { db: Db; shop: Shop; output: Output; now: number },
  file: string,
): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return output.error(`There is no file ${file}. Check the path.`);
  if (found.size > eventFileLimits.bytes) return output.error(`${basename(file)} is larger than 10 MB. Split it.`);
  const content = { name: basename(file), text: await readFile(file, 'utf8') };
  const entries = readEvents(content, shop.settings.time_zone, now);
  if (typeof entries === 'string') return output.error(`${basename(file)}: ${entries}`);
  const bad = entries.filter((entry) => entry.kind === 'bad');
  const { added, updated, unchanged, cancelled } = await saveEvents(db, shop, entries, now);
  for (const { place, reason } of bad.slice(0, maxReported)) output.error(`${basename(file)}, ${place}: ${reason}`);
  for (const entry of entries)
    if (entry.kind === 'cut') output.info(`${basename(file)}, ${entry.place}: ${entry.reason}`);
  if (bad.length > maxReported) output.error(`… and ${bad.length - maxReported} more that could not be taken.`);
  output.info(
    `${basename(file)} into ${shop.settings.store_info.name}: ${added} added, ${updated} updated, ${unchanged} unchanged, ${cancelled} cancelled, ${bad.length} refused.`,
  );
  return bad.length === 0 ? 0 : 1;
}
