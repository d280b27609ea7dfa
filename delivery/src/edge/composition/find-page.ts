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
import type { Passes } from '../../passes/testers';
import type { StoredRelease } from '../../releases/artifacts';
import type { Composition } from '../../rollout/releases-for';
import { findPart } from './parts';

/**
 * Finds what an address shows: by the shell's table, else by the shop's settings. Undefined: nothing, or a page that no
 * release has.
 */
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
 * The pages that a shop may show and these releases do not bring. A developer's own remote may bring all of its pages.
 */
export function absentFrom(composition: Composition, developed?: Passes['developed']): string[] {
  const absent = known.get(composition.remotes) ?? findAbsent(composition);
  known.set(composition.remotes, absent);
  return developed ? absent.filter((page) => !page.startsWith(`${developed.name}/`)) : absent;
}
/** By the releases of a composition, which every visit of it shares. */
const known = new WeakMap<Composition['remotes'], string[]>();

function findAbsent(composition: Composition): string[] {
  const table = readRoutes(composition.shell).flatMap((route) => ('page' in route ? [route.page] : []));
  const pages = new Set([...table, ...menuPages]);
  return [...pages].filter((page) => !page.startsWith('shell/') && !findPart(page, composition));
}

const tables = new WeakMap<StoredRelease, RouteEntry[]>();
function readRoutes(shell: StoredRelease): RouteEntry[] {
  const table = tables.get(shell) ?? tableOf(JSON.parse(readFileSync(path.join(shell.dir, 'routes.json'), 'utf8')));
  tables.set(shell, table);
  return table;
}
