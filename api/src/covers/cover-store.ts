import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CoverWidth } from '@bookfront/shared/format';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { authorsSchema, textsSchema, titleExtrasSchema } from '../title/title-record';
import type { CoverTitle } from './draw-cover';

/** Draws a title's cover, or the placeholder, as a WebP of that width. */
export type Drawer = (title: CoverTitle | undefined, width: CoverWidth) => Promise<Buffer>;

const maxInMemory = 300;

/**
 * Caches drawn covers: recently used ones in memory, all on disk. A file name contains everything that the picture
 * depends on.
 */
export class CoverStore {
  private readonly kept = new LRUCache<string, Buffer>({ max: maxInMemory });
  private readonly drawing = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly folder: string,
    private readonly drawer: Drawer,
  ) {}

  async get(title: CoverTitle & { cover_cache: string }, width: CoverWidth): Promise<Buffer> {
    const name = `${title.eisbn}-${fileOf(title, width)}`;
    const known = this.kept.get(name);
    const picture = known ?? (await this.read(name)) ?? (await this.drawOnce(name, () => this.drawer(title, width)));
    this.kept.set(name, picture);
    return picture;
  }

  private read(name: string): Promise<Buffer | undefined> {
    return readFile(join(this.folder, name)).catch(() => undefined);
  }

  private drawOnce(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.drawing.get(name) ?? this.draw(name, draw).finally(() => this.drawing.delete(name));
    this.drawing.set(name, running);
    return running;
  }

  /** If the folder can't be written, covers are drawn again when needed. */
  private async draw(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await draw();
    const part = join(this.folder, `${name}.${process.pid}.part`);
    await mkdir(this.folder, { recursive: true })
      .then(() => writeFile(part, picture))
      .then(() => rename(part, join(this.folder, name)))
      .catch(() => undefined);
    return picture;
  }
}

/** The file name in a picture's URL. */
export const fileOf = (
  { cover_cache, inside }: Pick<CoverTitle, 'inside'> & { cover_cache: string },
  width: CoverWidth,
): string => `${inside ? `inside-${inside}-` : ''}${cover_cache}-${width}.webp`;

type CoverRow = CoverTitle & { cover_cache: string; interiors: readonly string[] };

/** The data that a cover is drawn from, and the keys of its inside pages. */
export const coverTitle = async (db: Db, shopId: string, eisbn: string): Promise<CoverRow | undefined> =>
  (await coverTitles(db, shopId, [eisbn])).get(eisbn);

/** The data of many covers, in one query. */
export async function coverTitles(
  db: Db,
  shopId: string,
  eisbns: readonly string[],
): Promise<ReadonlyMap<string, CoverRow>> {
  if (eisbns.length === 0) return new Map();
  const rows = await db
    .selectFrom('title')
    .select([
      'eisbn',
      'title',
      'subtitle',
      'authors',
      'publisher',
      'series',
      'series_num',
      'language',
      'subjects',
      'audience',
      'cover_cache',
      'extras',
    ])
    .where('shop_id', '=', shopId)
    .where('eisbn', 'in', eisbns)
    .execute();
  return new Map(
    rows.map(({ extras, subjects, authors, ...words }) => [
      words.eisbn,
      {
        ...words,
        authors: parseColumn(authorsSchema, authors),
        subject: parseColumn(textsSchema, subjects)[0] ?? '',
        interiors: parseColumn(titleExtrasSchema, extras).interiors,
      },
    ]),
  );
}
