import { setTimeout as wait } from 'node:timers/promises';
import { href } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import type { RenderJob } from '../../renderer/messages';
import type { Edge } from '../edge';
import { readRoutes } from '../pages';
import { pageState, renderJob } from './document';
import { askFirst, rowsOf } from './first-answers';
import { guestSession } from './guest-session';
import { partsOf } from './parts';
import { matchPage, type Visit } from './visit';

const caller = { host: 'localhost', secret: undefined, ip: '127.0.0.1', protocol: 'http' } as const;
const apiWaitMs = 20_000;

/** Lets the renderer meet one page of each kind, with real answers, before a visitor does. Without an open shop there is nothing to prepare with. */
export async function prepareRenderer(edge: Edge): Promise<void> {
  const settings = await openShop(edge);
  if (!settings || settings.is_private) return;
  const browse = await prepareJob(edge, settings, href.browse());
  const home = await prepareJob(edge, settings, href.home());
  const book = browse?.replies.flatMap((reply) => rowsOf(reply, 'rows'))[0]?.eisbn;
  const list = home?.replies.flatMap((reply) => rowsOf(reply, 'widgets')).find(({ block }) => block === 'list')?.list_id;
  const item = typeof book === 'string' ? await prepareJob(edge, settings, href.item(book)) : undefined;
  const listed = typeof list === 'string' ? await prepareJob(edge, settings, href.list(list)) : undefined;
  const missing = await prepareJob(edge, settings, '/there-is-no-such-page');
  await edge.renderer.prepare([browse, home, item, listed, missing].flatMap((made) => made?.job ?? []));
}

async function openShop(edge: Edge): Promise<SiteSettings | undefined> {
  for (const end = Date.now() + apiWaitMs; Date.now() < end; await wait(200)) {
    const shop = await edge.shops.get(caller);
    if (shop.kind === 'open') return shop.settings;
    if (shop.kind === 'unknown') return undefined;
  }
  return undefined;
}

async function prepareJob(edge: Edge, settings: SiteSettings, url: string): Promise<{ job: RenderJob; replies: unknown[] } | undefined> {
  const releases = edge.releasesFor({ shop: settings.webstore_name, id: undefined });
  if (!releases) return undefined;
  const match = matchPage(url, settings.basename, readRoutes(releases.shell));
  const visit: Visit = { url, caller, settings, releases, refs: releases.refs, match, preferences: {}, isAnonymous: true, developed: undefined };
  const { answers } = match ? await askFirst(edge.api, caller, partsOf(match.route.page, releases), match, undefined).all : { answers: [] };
  const state = JSON.stringify(pageState(visit, match ? 200 : 404, guestSession, answers, {}));
  edge.joined.forPage(match?.route.page, releases);
  return { job: renderJob(visit, state, 'preparing'), replies: answers.map(([, reply]) => reply) };
}
