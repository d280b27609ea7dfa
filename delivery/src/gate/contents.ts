import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoredRelease } from '../releases/artifacts';
import { hasOwnReact } from '../rollout/releases-for';
import { findReplacedCopies } from './manifest';
import type { ReleasesInUse } from './releases-in-use';

/** Text that only the module itself contains, even minified. */
const signatures: Record<string, string> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': 'react.transitional.element',
  'react-router-dom': 'may be used only in the context of a <Router>',
  'styled-components': 'data-styled-version',
  '@tanstack/react-query': 'No QueryClient set',
  '@bookfront/shared (session, events, api-client, page or federation)': 'bookfront.instances',
};

/**
 * Finds second copies of modules of which a page may have only one. A release with another React major may bundle its
 * own, since it is mounted in a root of its own.
 */
export function findSecondCopies(candidate: StoredRelease, { shell }: ReleasesInUse): string[] {
  if (candidate.info.kind === 'shell' || (shell && hasOwnReact(candidate, shell))) return [];
  const unused = findReplacedCopies(candidate, shell?.info.providedVersions);
  const scripts = scriptsOf(candidate)
    .filter((file) => !unused.includes(file))
    .map((file) => ({
      file,
      text: readFileSync(path.join(candidate.dir, file), 'utf8'),
    }));
  return Object.entries(signatures).flatMap(([module, signature]) => {
    const found = scripts.find(({ text }) => text.includes(signature));
    return found
      ? [`${found.file} carries a second copy of ${module}. Import it by the name that is shared, never by a path.`]
      : [];
  });
}

/** Exposes that release.json names but the container lacks: they would be missing from pages. */
export function findMissingExposes({ info, dir }: StoredRelease): string[] {
  if (info.kind === 'shell') return [];
  const container = readFileSync(path.join(dir, info.entry), 'utf8');
  return Object.keys(info.exposes)
    .filter((expose) => !['"', "'", '`'].some((quote) => container.includes(quote + expose + quote)))
    .map(
      (expose) =>
        `release.json names the expose ${expose}, and ${info.entry} does not have it. Build and publish it again.`,
    );
}

const scriptsOf = ({ files }: StoredRelease) => Object.keys(files).filter((file) => file.endsWith('.js'));
