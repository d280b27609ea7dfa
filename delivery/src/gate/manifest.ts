import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import type { StoredRelease } from '../releases/artifacts';
import { manifestFile, readManifest } from '../releases/federation-manifest';

const maxNamed = 3;

/** Files that the Module Federation manifest names and release.json doesn't: their chunks would be missing in the page. */
export function findMissingChunks({ dir, info }: StoredRelease): string[] {
  const file = path.join(dir, manifestFile);
  if (!existsSync(file)) return [];
  const named = readAssets(readFileSync(file, 'utf8'));
  if (!named) return [`${manifestFile} can't be read. Build the release again.`];
  const missing = [...new Set(named)].filter((name) => !Object.hasOwn(info.files, name));
  return missing
    .slice(0, maxNamed)
    .map((name) => `${manifestFile} names ${name}, and release.json has no such file. Build and publish it again.`);
}

/**
 * The files of a standard remote's own copies of shared modules that never load here, since the shell provides them in a
 * version that the remote takes.
 */
export function findReplacedCopies({ dir }: StoredRelease, provided: Record<string, string> = {}): string[] {
  const shared = readManifest(dir)?.shared ?? [];
  return shared
    .filter(({ name, requiredVersion }) => satisfies(provided[name] ?? '', requiredVersion ?? '*'))
    .flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
}

/** The scripts and styles of every expose and shared module; undefined for what is no manifest. */
function readAssets(text: string): string[] | undefined {
  const names: string[] = [];
  try {
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'assets')
        names.push(...[...JSON.stringify(value).matchAll(/"([^"]+\.(?:js|css))"/g)].map(([, name = '']) => name));
      return value;
    });
    return names;
  } catch {
    return undefined;
  }
}
