import { readFileSync } from 'node:fs';
import path from 'node:path';
import { belowBase, type Match, matchShop, menuPages, type RouteEntry } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import type { Passes } from '../../passes/testers';
import type { StoredRelease } from '../../releases/artifacts';
import type { Composition } from '../../rollout/releases-for';
import { findPart } from './parts';

/**
 * The page of an address: of the shell's table, else of the shop's menus. Undefined: no page has it, or no release
 * brings that page.
 */
export function matchPage(
  url: string,
  settings: SiteSettings,
  shell: StoredRelease,
  absent: readonly string[],
): Match | undefined {
  const pathname = belowBase(url.split('?')[0] ?? '/', settings.basename);
  const match = pathname === undefined ? undefined : matchShop(pathname, settings, readRoutes(shell));
  return match && !absent.includes(match.route.page) ? match : undefined;
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
  const pages = new Set([...readRoutes(composition.shell).map(({ page }) => page), ...menuPages]);
  return [...pages].filter((page) => !page.startsWith('shell/') && !findPart(page, composition));
}

const tables = new WeakMap<StoredRelease, RouteEntry[]>();
function readRoutes(shell: StoredRelease): RouteEntry[] {
  const table =
    tables.get(shell) ?? (JSON.parse(readFileSync(path.join(shell.dir, 'routes.json'), 'utf8')) as RouteEntry[]);
  tables.set(shell, table);
  return table;
}
