import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CoverWidth } from '@bookfront/shared/format';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/open';
import { parseColumn } from '../database/parse-column';
import { authorsSchema, textsSchema, titleExtrasSchema } from '../title/title-record';
import type { CoverTitle } from './draw-cover';

/** Draws a title's cover, or the picture for none, as a WebP of that width. */
export type Drawer = (title: CoverTitle | undefined, width: CoverWidth) => Promise<Buffer>;

const maxKept = 300;

/** Drawn covers: the last used in memory, all of them on disk. A picture's name holds all that it was drawn from. */
export class CoverStore {
  private readonly kept = new LRUCache<string, Buffer>({ max: maxKept });
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

  /** A folder that can't be written costs time only. */
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

/** The last part of a picture's address. */
export const fileOf = (
  { cover_cache, inside }: Pick<CoverTitle, 'inside'> & { cover_cache: string },
  width: CoverWidth,
): string => `${inside ? `inside-${inside}-` : ''}${cover_cache}-${width}.webp`;

type CoverRow = CoverTitle & { cover_cache: string; interiors: readonly string[] };

/** What a cover is drawn from, and the keys of the pictures inside. */
export const coverTitle = async (db: Db, shopId: string, eisbn: string): Promise<CoverRow | undefined> =>
  (await coverTitles(db, shopId, [eisbn])).get(eisbn);

/** The same of many titles, in one statement. */
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
