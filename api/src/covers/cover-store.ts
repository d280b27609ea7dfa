import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database/open';
import type { CoverTitle } from './draw-cover';

/** Draws a title's cover, or the picture for none. */
export type Drawer = (title: CoverTitle | undefined) => Promise<string>;

const mostKept = 300;

/** Drawn covers: the last used in memory, all of them on disk. A picture's name holds all that it was drawn from. */
export class CoverStore {
  private readonly kept = new Map<string, string>();
  private readonly drawing = new Map<string, Promise<string>>();

  constructor(
    private readonly folder: string,
    private readonly drawer: Drawer,
  ) {}

  async get(title: CoverTitle & { cover_cache: string }): Promise<string> {
    const name = `${title.eisbn}-${title.cover_cache}.svg`;
    const known = this.kept.get(name);
    const svg = known ?? (await this.read(name)) ?? (await this.drawOnce(name, title));
    this.kept.delete(name);
    this.kept.set(name, svg);
    for (const oldest of this.kept.keys()) if (this.kept.size > mostKept) this.kept.delete(oldest);
    return svg;
  }

  private read(name: string): Promise<string | undefined> {
    return readFile(join(this.folder, name), 'utf8').catch(() => undefined);
  }

  private drawOnce(name: string, title: CoverTitle): Promise<string> {
    const running = this.drawing.get(name) ?? this.draw(name, title).finally(() => this.drawing.delete(name));
    this.drawing.set(name, running);
    return running;
  }

  /** A folder that can't be written costs time only. */
  private async draw(name: string, title: CoverTitle): Promise<string> {
    const svg = await this.drawer(title);
    const part = join(this.folder, `${name}.${process.pid}.part`);
    await mkdir(this.folder, { recursive: true })
      .then(() => writeFile(part, svg))
      .then(() => rename(part, join(this.folder, name)))
      .catch(() => undefined);
    return svg;
  }
}

export async function coverTitle(db: Db, shopId: string, eisbn: string): Promise<(CoverTitle & { cover_cache: string }) | undefined> {
  const row = await db
    .selectFrom('title')
    .select(['eisbn', 'title', 'subtitle', 'authors', 'publisher', 'series', 'series_num', 'language', 'subjects', 'audience', 'cover_cache'])
    .where('shop_id', '=', shopId)
    .where('eisbn', '=', eisbn)
    .executeTakeFirst();
  if (!row) return undefined;
  const subjects: string[] = JSON.parse(row.subjects);
  return { ...row, authors: JSON.parse(row.authors), subject: subjects[0] ?? '' };
}
