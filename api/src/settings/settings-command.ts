import { readFileSync, statSync } from 'node:fs';
import type { Output } from '../command-line/output';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { type Shop, shopByName, shopNames } from '../shop/shop';
import type { ShopDocument } from '../shop/shop-document';
import { checkSettings } from './check-settings';
import { saveSettings } from './save-settings';

export const settingsUsage = 'settings check FILE | settings set SHOP FILE | settings show SHOP';
const maxBytes = 2 * 1024 * 1024;
const maxReported = 50;

/**
 * `settings check FILE`, `settings set SHOP FILE`, `settings show SHOP`. Returns 0 on success, 1 if refused, with one
 * line per problem. A shop's id and name can't be changed.
 */
export async function settingsCommand(db: Db, [verb, ...rest]: readonly string[], output: Output): Promise<number> {
  if (verb === 'check' && rest[0]) return checkFile(rest[0], output) ? printText(output, `${rest[0]} is in order.`) : 1;
  if (verb === 'show' && rest[0])
    return withShop(db, rest[0], output, async ({ settings, contact_and_hours, back_office }) =>
      printText(output, JSON.stringify({ ...settings, contact_and_hours, back_office }, null, 2)),
    );
  const [name, file] = rest;
  if (verb !== 'set' || !name || !file) return output.error(`Usage: ${settingsUsage}`);
  return withShop(db, name, output, async (shop) => {
    const settings = checkFile(file, output);
    return settings ? setFile(db, shop, settings, output) : 1;
  });
}

function printText({ info }: Output, text: string): number {
  info(text);
  return 0;
}

async function withShop(
  db: Db,
  name: string,
  { error }: Output,
  work: (shop: Shop) => Promise<number>,
): Promise<number> {
  const shop = await shopByName(db, name);
  return shop ? work(shop) : error(`There is no shop '${name}'. The shops are: ${(await shopNames(db)).join(', ')}.`);
}

function checkFile(file: string, { error }: Output): ShopDocument | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return void error(`There is no file ${file}. Check the path.`);
  if (stat.size > maxBytes) return void error(`${file} is larger than 2 MB: this is not a settings document.`);
  const checked = checkSettings(readFileSync(file, 'utf8'));
  if (checked.ok) return checked.settings;
  for (const problem of checked.problems.slice(0, maxReported)) error(`${file}: ${problem}`);
  if (checked.problems.length > maxReported) error(`… and ${checked.problems.length - maxReported} more.`);
  return undefined;
}

async function setFile(db: Db, shop: Shop, settings: ShopDocument, output: Output): Promise<number> {
  const own = { store_id: shop.store_id, webstore_name: shop.webstore_name };
  for (const [field, value] of Object.entries(own)) {
    const given = settings[field as keyof typeof own];
    if (given !== '' && given !== value)
      return output.error(
        `${field}: this is the document of another shop ('${given}'); ${shop.webstore_name} has '${value}'.`,
      );
  }
  await write(db, (tx) =>
    saveSettings(tx, shop.store_id, { ...settings, ...own, store_info: { ...settings.store_info, id: shop.store_id } }),
  );
  return printText(output, `${settings.store_info.name}: the settings are in force for every page from now on.`);
}
