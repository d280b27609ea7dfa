import { setImmediate as breathe } from 'node:timers/promises';
import type { Db } from '../../database/open';
import { FacetIndexBuilder } from '../facets/facet-index';
import { noDate } from '../lines/flags';
import { type IndexLine, linesAfter } from '../lines/line-repository';
import { Uint32List } from '../sets/uint32-list';
import { TextIndexBuilder } from '../words/text-index';
import type { CatalogueIndex } from './catalogue-index';
import { orderByNumber, orderByText } from './sort-order';
import { Texts } from './texts';

const atOnce = 2000;

/** Reads all lines of a shop, best sellers first, and lets other calls through between pieces. */
export async function buildIndex(db: Db, shopId: string): Promise<CatalogueIndex> {
  const build = new Build();
  let last: { popularity: number; title_id: number } | undefined;
  for (;;) {
    const lines = await linesAfter(db, shopId, last, atOnce);
    for (const line of lines) build.add(line);
    last = lines.at(-1);
    if (lines.length < atOnce) break;
    await breathe();
  }
  return build.finish();
}

class Build {
  private readonly text = new TextIndexBuilder();
  private readonly facets = new FacetIndexBuilder();
  private readonly ids = new Uint32List();
  private readonly releases = new Uint32List();
  private readonly prices = new Uint32List();
  private readonly titles = new Texts();
  private readonly authors = new Texts();

  add(line: IndexLine): void {
    this.text.add(line.words);
    this.facets.add(line.facets, line.flags);
    this.ids.push(line.title_id);
    this.releases.push((line.release_date ?? noDate) - noDate);
    this.prices.push(line.price ?? noPrice);
    this.titles.push(line.sort_title);
    this.authors.push(line.sort_author || '\uffff');
  }

  /** What is large is given up as soon as it has served. */
  async finish(): Promise<CatalogueIndex> {
    const size = this.ids.length;
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
    const orders = {
      title,
      author,
      pubdate: orderByNumber(Float64Array.from({ length: size }, (_one, at) => latest(releases[at] ?? noDate))),
      price: orderByNumber(Float64Array.from({ length: size }, (_one, at) => this.prices.at(at))),
    };
    return { size, ids, positionOfId: invert(ids), releases, facets, text, withFlag: new Map(), orders };
  }
}

const noPrice = 0xffffffff;
/** The newest first, those without a date last. */
const latest = (released: number): number => (released === noDate ? 2 ** 31 : -released);

function invert(ids: Int32Array): Int32Array {
  const positionOfId = new Int32Array(ids.reduce((highest, id) => Math.max(highest, id), 0) + 1).fill(-1);
  for (let at = 0; at < ids.length; at++) positionOfId[ids[at] ?? 0] = at;
  return positionOfId;
}
