import type { Release } from '@bookfront/shared/contract';

/** Files that release.json refers to but doesn't list in its `files`, one line each. */
export function findMissingFiles({ entry, server, exposes, files }: Release): string[] {
  const references: [role: string, file: string][] = [
    ['the entry', entry],
    ...(server === null ? [] : [['the server build', server] satisfies [string, string]]),
    ...Object.entries(exposes).flatMap(([expose, info]) =>
      info.files.map((file): [string, string] => [`for ${expose} the file`, file]),
    ),
  ];
  return references
    .filter(([, file]) => !Object.hasOwn(files, file))
    .map(([role, file]) => `release.json names ${role} ${file}, and has no such file.`);
}
