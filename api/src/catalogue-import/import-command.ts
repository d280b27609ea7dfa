import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Output } from '../command-line/output';
import { readOptions } from '../command-line/read-options';
import type { Db } from '../database/open';
import { type Shop, shopByHost, shopByName, shopNames } from '../shop/shop';
import { type ImportResult, importFile } from './import-file';

export const importUsage = 'import FILE [--shop NAME]';
const maxReported = 20;

/**
 * `import FILE [--shop NAME]`: 0 when the file was read to its end, 1 when it could not be; each failure is one line.
 */
export async function importCommand(db: Db, args: readonly string[], { say, complain }: Output): Promise<number> {
  const read = readOptions(args, ['shop']);
  if (typeof read === 'string') return complain(`${read} Usage: ${importUsage}`);
  const { shop: shopName } = read.values;
  const [file] = read.positionals;
  if (!file) return complain(`Name the file to import: ${importUsage}`);
  if (!isFile(file)) return complain(`There is no file ${file}. Check the path.`);
  const shop = shopName ? await shopByName(db, shopName) : await shopByHost(db, 'localhost');
  if (!shop)
    return complain(`There is no shop '${shopName ?? ''}'. The shops are: ${(await shopNames(db)).join(', ')}.`);
  const result = await importFile(db, shop, file, progressTo(say, basename(file)));
  report(result, shop, file, say);
  return result.broken
    ? complain(
        `${basename(file)} is broken at line ${result.broken.line}: ${result.broken.reason}. What came before is kept; mend the file and import it again.`,
      )
    : 0;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function progressTo(say: (line: string) => void, name: string): (share: number, records: number) => void {
  let reported = -1;
  return (share, records) => {
    const percent = Math.min(100, Math.floor(share * 100));
    if (percent < reported + 5 && percent !== 100) return;
    if (percent === reported) return;
    reported = percent;
    say(`Importing ${name}: ${percent} % (${records} records)`);
  };
}

function report(
  { added, updated, unchanged, withdrawn, bad, resumedAt }: ImportResult,
  shop: Shop,
  file: string,
  say: (line: string) => void,
): void {
  if (resumedAt > 0) say(`Went on after record ${resumedAt}, where the last import of this file had stopped.`);
  for (const { record, line, reason } of bad.slice(0, maxReported)) say(`Record ${record} (line ${line}): ${reason}`);
  if (bad.length > maxReported) say(`… and ${bad.length - maxReported} more records that could not be taken.`);
  say(
    `${basename(file)} into ${shop.settings.store_info.name}: ${added} added, ${updated} updated, ${unchanged} unchanged, ${withdrawn} withdrawn, ${bad.length} refused.`,
  );
}
