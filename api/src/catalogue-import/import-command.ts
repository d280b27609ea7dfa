import { statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Output } from '../command-line/output';
import { readOptions } from '../command-line/read-options';
import type { Db } from '../database/open';
import { shopByHost, shopByName, shopNames } from '../shop/shop';
import { type ImportResult, importFile } from './import-file';
import { reportLines } from './import-report';
import { knownEncoding } from './inspect-file';

export const importUsage = 'import FILE [--shop NAME] [--report FILE] [--encoding NAME] [--dry-run]';
/** Every record was taken; some were refused. A file that could not be read to its end is a failure (1). */
const exitCodes = { taken: 0, refused: 3 } as const;

/** Imports a file and reports what it did. Each failure is one line. */
export async function importCommand(db: Db, args: readonly string[], { info, error }: Output): Promise<number> {
  const isDryRun = args.includes('--dry-run');
  const read = readOptions(
    args.filter((arg) => arg !== '--dry-run'),
    ['shop', 'report', 'encoding'],
  );
  if (typeof read === 'string') return error(`${read} Usage: ${importUsage}`);
  const { shop: shopName, report, encoding } = read.values;
  const [file] = read.positionals;
  if (!file) return error(`Name the file to import: ${importUsage}`);
  if (/^https?:/i.test(file)) return error(`${file} is an address. Download the file and import that.`);
  if (isFolder(file)) return error(`${file} is a folder. Import its files one by one.`);
  if (!isFile(file)) return error(`There is no file ${file}. Check the path.`);
  const decoder = encoding === undefined ? undefined : knownEncoding(encoding);
  if (encoding !== undefined && decoder === undefined)
    return error(`'${encoding}' is no encoding. Name one such as utf-8, windows-1252, shift_jis, gb18030 or big5.`);
  const shop = shopName ? await shopByName(db, shopName) : await shopByHost(db, 'localhost');
  if (!shop) return error(`There is no shop '${shopName ?? ''}'. The shops are: ${(await shopNames(db)).join(', ')}.`);
  const result = await importFile(db, shop, file, progressTo(info, basename(file)), { isDryRun, encoding: decoder });
  const subject = {
    file: basename(file),
    shop: shop.settings.store_info.name,
    currency: shop.currency,
    isDryRun,
  };
  for (const line of reportLines(result, subject, false)) info(line);
  const failure = failureOf(result, subject.file);
  if (report)
    writeFileSync(report, [...reportLines(result, subject, true), ...(failure ? [failure] : []), ''].join('\n'));
  if (failure) return error(failure);
  return result.refused > 0 ? exitCodes.refused : exitCodes.taken;
}

function failureOf({ broken }: ImportResult, file: string): string | undefined {
  if (broken?.line === 0) return `${file} can't be imported: ${broken.reason}.`;
  return (
    broken &&
    `${file} is broken at line ${broken.line}: ${broken.reason}. Everything before that line was imported. Fix the file and import it again.`
  );
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function progressTo(info: (line: string) => void, name: string): (share: number, records: number) => void {
  let reported = -1;
  return (share, records) => {
    const percent = Math.min(100, Math.floor(share * 100));
    if (percent < reported + 5 && percent !== 100) return;
    if (percent === reported) return;
    reported = percent;
    info(`Importing ${name}: ${percent} % (${records} records)`);
  };
}
