import { setImmediate as breathe } from 'node:timers/promises';
import type { Db } from '../../database/open';
import { AuthorIndexBuilder } from '../authors/author-index';
import { FacetIndexBuilder } from '../facets/facet-index';
import { noDate } from '../lines/flags';
import { type IndexLine, linesAfter } from '../lines/line-repository';
import { Uint32List } from '../sets/uint32-list';
import { TextIndexBuilder } from '../words/text-index';
import type { CatalogueIndex } from './catalogue-index';
import { orderByNumber, orderByText } from './sort-order';
import { Texts } from './texts';

const batchSize = 2000;

/** Builds the index from all lines of a shop, best sellers first. Yields to other calls between batches. */
export async function buildIndex(db: Db, shopId: string): Promise<CatalogueIndex> {
  const build = new Build();
  let last: { popularity: number; title_id: number } | undefined;
  for (;;) {
    const lines = await linesAfter(db, shopId, last, batchSize);
    for (const line of lines) build.add(line);
    last = lines.at(-1);
    if (lines.length < batchSize) break;
    await breathe();
  }
  return build.finish();
}

class Build {
  private readonly text = new TextIndexBuilder();
  private readonly authorNames = new AuthorIndexBuilder();
  private readonly facets = new FacetIndexBuilder();
  private readonly ids = new Uint32List();
  private readonly releases = new Uint32List();
  private readonly prices = new Uint32List();
  private readonly titles = new Texts();
  private readonly authors = new Texts();

  add(line: IndexLine): void {
    this.text.add(line.words);
    this.authorNames.add(line.words);
    this.facets.add(line.facets, line.flags);
    this.ids.push(line.title_id);
    this.releases.push((line.release_date ?? noDate) - noDate);
    this.prices.push(line.price ?? noPrice);
    this.titles.push(line.sort_title);
    this.authors.push(line.sort_author || '\uffff');
  }

  /** Clears large data as soon as it is no longer needed. */
  async finish(): Promise<CatalogueIndex> {
    const size = this.ids.length;
    const authors = this.authorNames.finish();
    await breathe();
    const title = orderByText(this.titles);
    this.titles.clear();
    await breathe();
    const author = orderByText(this.authors, title.ranks);
    this.authors.clear();
    await breathe();
    const text = this.text.finish();
    await breathe();
    const facets = this.facets.finish();
    await breathe();
    const ids = Int32Array.from({ length: size }, (_one, at) => this.ids.at(at));
    const releases = Int32Array.from({ length: size }, (_one, at) => this.releases.at(at) + noDate);
    const orders = { title, author, ...sortByNumbers(releases, this.prices) };
    return { size, ids, positionOfId: invert(ids), releases, facets, text, authors, withFlag: new Map(), orders };
  }
}

const sortByNumbers = (releases: Int32Array, prices: Uint32List) => ({
  pubdate: orderByNumber(releases.length, (at) => pubdateKey(releases[at] ?? noDate)),
  price: orderByNumber(prices.length, (at) => prices.at(at)),
});

const noPrice = 0xffffffff;
/** Newest first, titles without a date last. */
const pubdateKey = (released: number): number => (released === noDate ? 2 ** 31 : -released);

function invert(ids: Int32Array): Int32Array {
  const positionOfId = new Int32Array(ids.reduce((highest, id) => Math.max(highest, id), 0) + 1).fill(-1);
  for (let at = 0; at < ids.length; at++) positionOfId[ids[at] ?? 0] = at;
  return positionOfId;
}
