import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { packageFolder } from '../../src/files/package-folder';

/**
 * A line of demo/works/*.jsonl. `language`: the original's; `text_language`: the language of the editions, if not
 * English; `canadian`: indexes of authors.
 */
const workSchema = z.object({
  title: z.string().min(1),
  subtitle: z.string().default(''),
  authors: z.array(z.string()).min(1),
  canadian: z.array(z.number().int()).default([]),
  year: z.number().int(),
  language: z.string().length(3),
  text_language: z.string().length(3).optional(),
  title_roman: z.string().default(''),
  series: z.string().default(''),
  series_num: z.coerce.string().default(''),
  subjects: z.array(z.string()).min(1),
  audience: z.string(),
  blurb: z.string(),
  bio: z.string().default(''),
});
export type Work = z.infer<typeof workSchema>;

/** All works of the demo catalogue, without repeats of title and author. Skips incomplete lines. */
export function readWorks(folder: string = join(packageFolder(), 'demo', 'works')): Work[] {
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
    : [];
  const works = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').flatMap(readLine));
  const byKey = new Map(works.map((work) => [workKeyOf(work), work]));
  return [...byKey.values()];
}

export const workKeyOf = (work: Work): string => `${work.title}|${work.authors[0]}`;

function readLine(line: string): Work[] {
  try {
    const { success, data } = workSchema.safeParse(JSON.parse(line));
    return success ? [data] : [];
  } catch {
    return [];
  }
}
