import { blockTypes, limits, type PageDocument, pageDocumentSchema } from '@bookfront/shared/schemas';
import type { z } from 'zod';
import { closestName, formatIssue, formatPath, readJson } from '../command-line/json-problems';

export type CheckedPage = { ok: true; page: PageDocument } | { ok: false; problems: string[] };

/** Parses a page document and fills in its defaults, or lists its problems, one per line. */
export function checkPage(text: string): CheckedPage {
  if (text.length > limits.page.document)
    return { ok: false, problems: [`the document: a page has at most ${limits.page.document} characters.`] };
  const read = readJson(text);
  if ('problem' in read) return { ok: false, problems: [read.problem] };
  const parsed = pageDocumentSchema.safeParse(read.value);
  if (parsed.success) return { ok: true, page: parsed.data };
  return { ok: false, problems: parsed.error.issues.flatMap((issue) => problemsOf(issue, read.value)) };
}

function problemsOf(issue: z.core.$ZodIssue, document: unknown): string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${formatPath([...issue.path, key])}: there is no such field of this block.`);
  if (issue.code === 'invalid_union' && issue.path.at(-1) === 'block') return [blockProblem(issue.path, document)];
  return [formatIssue(issue)];
}

function blockProblem(path: readonly PropertyKey[], document: unknown): string {
  const name = path.reduce<unknown>((value, key) => (isRecord(value) ? value[String(key)] : undefined), document);
  if (typeof name !== 'string') return `${formatPath(path)}: A block names its type, such as '${blockTypes[1]}'.`;
  const known = closestName(name, blockTypes) || ` The types are: ${blockTypes.join(', ')}.`;
  return `${formatPath(path)}: there is no block '${name}'${known.startsWith(';') ? known : `.${known}`}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
