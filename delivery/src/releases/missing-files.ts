import type { Release } from '@bookfront/shared/contract';

/** Files that release.json refers to and does not list among its files, one line each. */
export function findMissingFiles({ entry, server, exposes, files }: Release): string[] {
  const named: [what: string, file: string][] = [
    ['the entry', entry],
    ...(server === null ? [] : [['the server build', server] satisfies [string, string]]),
    ...Object.entries(exposes).flatMap(([expose, info]) =>
      info.files.map((file): [string, string] => [`for ${expose} the file`, file]),
    ),
  ];
  return named
    .filter(([, file]) => !Object.hasOwn(files, file))
    .map(([what, file]) => `release.json names ${what} ${file}, and has no such file.`);
}
