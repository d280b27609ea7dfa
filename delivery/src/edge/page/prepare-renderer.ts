import { setTimeout as wait } from 'node:timers/promises';
import { href } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import type { Caller } from '../../customer-api/api';
import { guestSession } from '../../customer-api/guest-session';
import type { RenderJob } from '../../renderer/messages';
import type { Composition } from '../../rollout/releases-for';
import { withBase } from '../../visits/redirect-target';
import type { Visit } from '../../visits/visit';
import { absentFrom, findPage, ownPath } from '../composition/find-page';
import { partsOf } from '../composition/parts';
import type { Edge } from '../context/edge';
import { pageState, renderJob } from './document';
import { askFirst, firstCallContext, rowsOf } from './first-answers';

const localCaller: Caller = { host: 'localhost', secret: undefined, ip: '127.0.0.1', protocol: 'http' };
const apiWaitMs = 20_000;
const sampleVisit = {
  preferences: {},
  isAnonymous: true,
  visitor: { id: '', isNew: false },
  cookies: [],
  testerAccess: { pins: {}, isSmoke: false, devRemote: undefined },
  guard: undefined,
  apiBase: undefined,
};

/** Renders one page of each kind, with real answers, before visitors request them; none without an open shop. */
export async function prepareRenderer(edge: Edge): Promise<void> {
  const releases = edge.releasesFor(noVisitor);
  if (releases) await edge.renderer.prepare((await samplePages(edge, releases)).map(({ job }) => job));
}
const noVisitor = { shop: '', id: '' };

/**
 * One page of each kind from these releases, with real answers of the shop at `host`; and a page of the package `of`, if
 * no other shows a part of it.
 */
export async function samplePages(
  edge: Edge,
  releases: Composition,
  host = 'localhost',
  of?: string,
): Promise<Sample[]> {
  const caller = { ...localCaller, host };
  const settings = await openShop(edge, caller);
  if (!settings || settings.is_private) return [];
  const addSample = (path: string) => createSample(edge, caller, settings, releases, withBase(path, settings));
  const browse = await addSample(href.browse());
  const home = await addSample(href.home());
  const books = browse.replies.flatMap((reply) => rowsOf(reply, 'rows'));
  const book = (books.find(canGuestOrder) ?? books[0])?.eisbn;
  const list = home.replies.flatMap((reply) => rowsOf(reply, 'widgets')).find(({ block }) => block === 'list')?.list_id;
  const item = typeof book === 'string' ? await addSample(href.item(book)) : undefined;
  const listed = typeof list === 'string' ? await addSample(href.cartableList(list)) : undefined;
  const missing = await addSample('/there-is-no-such-page');
  const samples = [browse, home, item, listed, missing].filter((made) => made !== undefined);
  const own = of === undefined || shows(samples, releases, of) ? undefined : ownPath(releases, of);
  return own === undefined ? samples : [...samples, await addSample(own)];
}
const shows = (samples: Sample[], releases: Composition, name: string) =>
  samples.some(({ job }) => partsOf(job.page, releases).some(({ release }) => release.name === name));

/** Whether a guest can order it in a smoke test: it is in stock, and not a gift card. */
const canGuestOrder = ({ available, is_giftcard }: Record<string, unknown>): boolean =>
  is_giftcard === false && Array.isArray(available) && available.some(isOnShelf);
const isOnShelf = (offer: unknown): boolean =>
  typeof offer === 'object' &&
  offer !== null &&
  'onhand' in offer &&
  (offer.onhand === 'Y' || Number(offer.onhand) > 0);

/** The samples that show a part of the package; all of them for the shell, or if none does. */
export function samplesShowing(samples: Sample[], composition: Composition, name: string): Sample[] {
  if (name === composition.shell.name) return samples;
  const own = samples.filter(({ job }) => partsOf(job.page, composition).some(({ release }) => release.name === name));
  return own.length > 0 ? own : samples;
}

async function openShop(edge: Edge, caller: Caller): Promise<SiteSettings | undefined> {
  for (const end = Date.now() + apiWaitMs; Date.now() < end; await wait(200)) {
    const shop = await edge.shops.sample(caller);
    if (shop.kind === 'open') return shop.settings;
    if (shop.kind === 'unknown') return undefined;
  }
  return undefined;
}

export interface Sample {
  url: string;
  job: RenderJob;
  replies: unknown[];
}
async function createSample(
  edge: Edge,
  caller: Caller,
  settings: SiteSettings,
  composition: Composition,
  url: string,
): Promise<Sample> {
  const releases = { ...composition, revision: 0, arms: {} };
  const absent = absentFrom(composition);
  const found = findPage(url, settings, composition.shell, absent);
  const match = found?.is === 'page' ? found.match : undefined;
  const visit: Visit = { ...sampleVisit, caller, url, settings, releases, refs: releases.refs, match, absent };
  const { answers } = match
    ? await askFirst(edge.api, caller, partsOf(match.route.page, releases), firstCallContext(match, url, settings)).all
    : { answers: [] };
  const state = JSON.stringify(pageState(visit, match ? 200 : 404, guestSession, answers, {}));
  edge.bundles.forPage(match?.route.page, releases);
  return { url, job: renderJob(visit, state, 'preparing'), replies: answers.map(([, reply]) => reply) };
}
