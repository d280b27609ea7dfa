import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  belowBase,
  type Found,
  findRoute,
  matchShop,
  menuPages,
  type RouteEntry,
  tableOf,
} from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import type { Passes } from '../../passes/testers';
import type { StoredRelease } from '../../releases/artifacts';
import type { Composition } from '../../rollout/releases-for';
import { findPart } from './parts';

/**
 * What stands at an address: of the shell's table, else of the shop's settings. Undefined: nothing, or no release brings
 * that page.
 */
export function findPage(
  url: string,
  settings: SiteSettings,
  shell: StoredRelease,
  absent: readonly string[],
): Found | undefined {
  const pathname = belowBase(url.split('?')[0] ?? '/', settings.basename);
  if (pathname === undefined) return undefined;
  const table = readRoutes(shell);
  const page = matchShop(pathname, settings, table)?.route.page;
  return page && absent.includes(page) ? undefined : findRoute(pathname, settings, table);
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
