import { readFileSync, statSync } from 'node:fs';
import { href } from '@bookfront/shared/routes';
import { limits, type PageDocument } from '@bookfront/shared/schemas';
import type { Output } from '../command-line/output';
import type { Db } from '../database/open';
import { write } from '../database/write';
import { type Shop, shopByName, shopNames } from '../shop/shop';
import { checkPage } from './check-page';
import { signDraft } from './draft-link';
import { missingNames } from './page-names';
import { pagesOfShop, savePage, storedPage } from './page-repository';

export const pageUsage =
  'page check FILE… | page put [--draft] SHOP FILE… | page get [--draft] SHOP PAGE | page list SHOP';
const maxReported = 50;
const maxBytes = 4 * limits.page.document;

/**
 * `page check FILE…`, `page put SHOP FILE…`, `page get SHOP PAGE`, `page list SHOP`. Returns 0 on success, 1 if
 * refused, with one line per problem. `--draft` saves a document as a draft and prints the link that shows it.
 */
export async function pageCommand(
  db: Db,
  args: readonly string[],
  output: Output,
  now = Math.floor(Date.now() / 1000),
): Promise<number> {
  const isDraft = args.includes('--draft');
  const [verb, ...rest] = args.filter((one) => one !== '--draft');
  if (verb === 'check' && rest.length > 0) return Math.max(...rest.map((file) => (checkFile(file, output) ? 0 : 1)));
  const [name, ...named] = rest;
  if (!name || !isUsage(verb, named)) return output.error(`Usage: ${pageUsage}`);
  const shop = await shopByName(db, name);
  if (!shop) return output.error(`There is no shop '${name}'. The shops are: ${(await shopNames(db)).join(', ')}.`);
  const place = { db, shop, output, isDraft, now };
  if (verb === 'list') return list(place);
  if (verb === 'get') return get(place, named[0] ?? '');
  return put(place, named);
}

interface PageContext {
  db: Db;
  shop: Shop;
  output: Output;
  isDraft: boolean;
  now: number;
}

const isUsage = (verb: string | undefined, named: readonly string[]): boolean =>
  verb === 'list' || (verb === 'get' && named.length === 1) || (verb === 'put' && named.length > 0);

function checkFile(file: string, { info, error }: Output): PageDocument | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return void error(`There is no file ${file}. Check the path.`);
  if (stat.size > maxBytes) return void error(`${file} is larger than a page may be.`);
  const checked = checkPage(readFileSync(file, 'utf8'));
  if (checked.ok) {
    info(`${file} is in order.`);
    return checked.page;
  }
  reportProblems(error, file, checked.problems);
  return undefined;
}

function reportProblems(error: Output['error'], file: string, problems: readonly string[]): number {
  for (const problem of problems.slice(0, maxReported)) error(`${file}: ${problem}`);
  if (problems.length > maxReported) error(`… and ${problems.length - maxReported} more.`);
  return problems.length === 0 ? 0 : 1;
}

/** Saves all files, or none if one has a problem. */
async function put(place: PageContext, files: readonly string[]): Promise<number> {
  const { db, shop, output, isDraft } = place;
  const pages: PageDocument[] = [];
  let code = 0;
  for (const file of files) {
    const page = checkFile(file, output);
    const problems = page ? await missingNames(db, shop.store_id, page) : [];
    code = Math.max(code, page ? reportProblems(output.error, file, problems) : 1);
    if (page) pages.push(page);
  }
  if (code !== 0) return code;
  await write(db, async (tx) => {
    for (const page of pages) {
      const text = JSON.stringify(page);
      await savePage(tx, shop.store_id, page.page_id, isDraft ? { draft: text } : { document: text });
    }
  });
  for (const { page_id } of pages)
    output.info(isDraft ? await draftText(place, page_id) : `${page_id}: published for every visitor from now on.`);
  return 0;
}

async function draftText({ db, shop, now }: PageContext, pageId: string): Promise<string> {
  const draft = await signDraft(db, { shopId: shop.store_id, pageId, now });
  return `${pageId}: kept as a draft, shown for ${limits.page.draftHours} hours at ${addressOf(shop, pageId)}?draft=${draft}`;
}

const ownAddresses: Readonly<Record<string, string>> = {
  home: href.home(),
  events: '/events',
  'privacy-policy': href.privacy(),
  'terms-conditions': href.terms(),
  'gift-cards': href.giftCards(),
};

/** Where the shop shows the page: at a fixed path, or at the path of the menu entry with its id. */
function addressOf({ settings: { site_navigation, extra_navigation } }: Shop, pageId: string): string {
  const entries = [...site_navigation, ...extra_navigation];
  const all = entries.flatMap((entry) => [entry, ...(entry.submenu ?? [])]);
  return ownAddresses[pageId] ?? all.find(({ id }) => id === pageId)?.path ?? `/${pageId}`;
}

async function get({ db, shop, output, isDraft }: PageContext, pageId: string): Promise<number> {
  const stored = await storedPage(db, shop.store_id, pageId);
  const text = (isDraft ? stored?.draft : stored?.document) ?? '';
  if (text === '') return output.error(`${shop.webstore_name} has no ${isDraft ? 'draft of' : 'page'} '${pageId}'.`);
  output.info(JSON.stringify(JSON.parse(text), null, 2));
  return 0;
}

async function list({ db, shop, output }: PageContext): Promise<number> {
  for (const { page_id, document, draft } of await pagesOfShop(db, shop.store_id)) {
    const states = [...(document === '' ? [] : ['published']), ...(draft === '' ? [] : ['draft'])];
    output.info(`${page_id}: ${states.join(', ')}`);
  }
  return 0;
}
