import type { Release } from '@bookfront/shared/contract';
import { valid, validRange } from 'semver';
import { z } from 'zod';

export const maxBytes = 40 * 1024 * 1024;
const maxFiles = 2000;

const version = z
  .string()
  .max(80)
  .refine((text) => valid(text) !== null, 'is no version');
const range = z
  .string()
  .max(80)
  .refine((text) => validRange(text) !== null, 'is no range');
const file = z.string().max(200).refine(isFile, 'is no name of a release’s file');
const id = z.string().regex(/^[a-z][a-z0-9_]{0,60}\/[A-Z]\w{0,60}$/);
const firstCall = z.object({
  call: z.string().max(60),
  payload: z.string().max(60),
  each: z
    .object({
      rows: z.string().max(60),
      call: z.string().max(60),
      payload: z.string().max(60).optional(),
    })
    .optional(),
});

const names = z.record(z.string().max(100), z.array(z.string().max(100)).max(1000));

/** Validates release.json from anybody with a token. */
export const releaseSchema: z.ZodType<Release> = z.object({
  name: z.string().regex(/^(shell|mf_[a-z][a-z0-9_]{0,50})$/),
  version,
  commit: z.string().max(64),
  time: z.iso.datetime(),
  provides: z.record(id, version),
  consumes: z.record(id, version),
  kind: z.enum(['shell', 'remote']),
  react: version,
  entry: file,
  server: z.literal('server/index.cjs').nullable(),
  exposes: z.record(
    z.string().regex(/^(\.\/)?\w{1,60}$/),
    z.object({
      rendering: z.enum(['server', 'browser']),
      fragments: z.array(id).max(50),
      onDemand: z.array(id).max(50).optional(),
      first: z.array(firstCall).max(20),
      picture: z.enum(['item', 'first-row', 'home']).optional(),
      files: z.array(file).max(200),
    }),
  ),
  shared: z.record(z.string().max(100), range),
  providedVersions: z.record(z.string().max(100), version).optional(),
  usedExports: names.optional(),
  providedExports: names.optional(),
  files: z
    .record(
      file,
      z.object({ bytes: z.number().int().min(0).max(maxBytes), sha384: z.string().regex(/^[A-Za-z0-9+/]{64}$/) }),
    )
    .refine((files) => Object.keys(files).length <= maxFiles, `has more than ${maxFiles} files`)
    .refine((files) => !Object.keys(files).some((name) => isBelowFile(name, files)), 'names a file and a folder alike'),
});

/** Whether another of the files has the name of a folder that this one lies in. */
function isBelowFile(name: string, files: object): boolean {
  const parts = name.split('/');
  return parts.some((_, at) => at > 0 && Object.hasOwn(files, parts.slice(0, at).join('/')));
}

/** A path within the release's folder that is none of the edge's own files. */
function isFile(name: string): boolean {
  const parts = name.split('/');
  return (
    parts.length <= 4 &&
    parts.every((part) => /^[\w@][\w@.-]*$/.test(part)) &&
    !/\.(br|gz)$/.test(name) &&
    !['release.json', 'files-index.json'].includes(name)
  );
}
