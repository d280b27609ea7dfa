import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  belowBase,
  type Found,
  findRoute,
  menuPages,
  pathnameOf,
  type RouteEntry,
  tableOf,
} from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import type { StoredRelease } from '../../releases/artifacts';
import type { Composition } from '../../rollout/releases-for';
import type { TesterAccess } from '../../tester-links/testers';
import { findPart } from './parts';

/** Finds the route of an address: in the shell's table, else in the shop's settings. Undefined if no release has it. */
export function findPage(
  url: string,
  settings: SiteSettings,
  shell: StoredRelease,
  absent: readonly string[],
): Found | undefined {
  const pathname = belowBase(pathnameOf(url), settings.basename);
  const found = pathname === undefined ? undefined : findRoute(pathname, settings, readRoutes(shell));
  return found && 'match' in found && absent.includes(found.match.route.page) ? undefined : found;
}

/**
 * The pages that a shop may link to but these releases lack. A dev server's remote is assumed to have all of its pages.
 */
export function absentFrom(composition: Composition, devRemote?: TesterAccess['devRemote']): string[] {
  const absent = cache.get(composition.remotes) ?? findAbsent(composition);
  cache.set(composition.remotes, absent);
  return devRemote ? absent.filter((page) => !page.startsWith(`${devRemote.name}/`)) : absent;
}
/** Cached by the remotes of a composition, an object that all of its visits share. */
const cache = new WeakMap<Composition['remotes'], string[]>();

function findAbsent(composition: Composition): string[] {
  const table = readRoutes(composition.shell).flatMap((route) => ('page' in route ? [route.page] : []));
  const pages = new Set([...table, ...menuPages]);
  return [...pages].filter((page) => !page.startsWith('shell/') && !findPart(page, composition));
}

/**
 * A page of the package that any guest may open, and whose path has no params; undefined: these releases have none, or
 * the shell's table doesn't.
 */
export const ownPath = (releases: Composition, name: string): string | undefined =>
  readRoutes(releases.shell).find(
    (route) =>
      'page' in route &&
      route.page.startsWith(`${name}/`) &&
      findPart(route.page, releases) &&
      route.access !== 'member' &&
      !route.needs &&
      !/[:*]/.test(route.path),
  )?.path;

const tables = new WeakMap<StoredRelease, RouteEntry[]>();
function readRoutes(shell: StoredRelease): RouteEntry[] {
  const table = tables.get(shell) ?? tableOf(JSON.parse(readFileSync(path.join(shell.dir, 'routes.json'), 'utf8')));
  tables.set(shell, table);
  return table;
}
