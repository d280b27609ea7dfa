import type { Found } from '@bookfront/shared/routes';
import type { SiteSettings } from '@bookfront/shared/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as m from '#messages';
import type { Caller } from '../../customer-api/api';
import { networkKeyOf, signPage } from '../../guard/page-token';
import { type Cookies, readCookies } from '../../http/cookies';
import { type Refusal, refuseWithPage } from '../../http/failures';
import type { ReleaseMap } from '../../rollout/releases-for';
import type { TesterAccess } from '../../tester-links/testers';
import { redirectIntoBase, redirectionOf } from '../../visits/redirect-target';
import { readApiBase, readCaller, readDevRemote, readPreferences, type Visit, withDevRemote } from '../../visits/visit';
import { hashVisitorId, readVisitor, visitorCookie } from '../../visits/visitor';
import { absentFrom, findPage } from '../composition/find-page';
import type { Edge } from '../context/edge';
import { applyTesterLink } from './apply-tester-link';
import { quarantineHungReleases } from './hung-pages';
import { refreshForm } from './refresh-form';
import { servePage } from './serve-page';

/** Serves every other address: a redirect, or a page of the host's shop. */
export function servePages(app: FastifyInstance, edge: Edge): void {
  app.get('/*', async (request, reply) => {
    const withoutLink = applyTesterLink(edge, request, reply);
    if (withoutLink) return reply.redirect(withoutLink, 302);
    const caller = readCaller(edge, request);
    const shop = await edge.shops.get(caller);
    if (shop.kind === 'unknown') return refuseWithPage(request, reply, unknownShop);
    if (shop.kind === 'down') return refuseWithPage(request, reply, shopDown);
    const inside = redirectIntoBase(request.originalUrl, shop.settings);
    if (inside) return reply.redirect(inside, 302);
    const opened = await openVisit(edge, request, caller, shop.settings);
    if (!opened) return refuseWithPage(request, reply, shopDown);
    const { visit, found } = opened;
    const redirection = redirectionOf(found, request.originalUrl, shop.settings);
    if (redirection) {
      for (const line of visit.cookies) reply.header('set-cookie', line);
      return reply.redirect(redirection.to, redirection.status);
    }
    await servePage(edge, visit, request, reply);
  });
}

/** Undefined while no shell is live. */
async function openVisit(
  edge: Edge,
  request: FastifyRequest,
  caller: Caller,
  settings: SiteSettings,
): Promise<{ visit: Visit; found: Found | undefined } | undefined> {
  const cookies = readCookies(request.headers.cookie);
  const visitor = readVisitor(cookies);
  const testerAccess = readTesterAccess(edge, request, cookies);
  const isLoggedIn = await edge.readLogin(caller);
  const isSecure = request.protocol === 'https';
  const quarantine = await quarantineHungReleases(edge, cookies, hashVisitorId(visitor.id), isSecure);
  const releases = edge.releasesFor(
    { shop: settings.webstore_name, id: visitor.id, isLoggedIn },
    { ...quarantine.pins, ...testerAccess.pins },
  );
  if (!releases) return undefined;
  const absent = absentFrom(releases, testerAccess.devRemote);
  const found = findPage(request.originalUrl, settings, releases.shell, absent);
  const match = found?.is === 'page' ? found.match : undefined;
  const visit: Visit = {
    url: request.originalUrl,
    caller,
    settings,
    releases,
    refs: withDevRemote(releases.refs, testerAccess.devRemote),
    match,
    absent,
    apiBase: readApiBase(request.query, edge.configuration.apiBases),
    preferences: readPreferences(cookies),
    isAnonymous: !caller.secret,
    visitor,
    cookies: visitor.isNew ? [...quarantine.lines, visitorCookie(visitor.id, isSecure)] : quarantine.lines,
    testerAccess,
    guard: isTester(testerAccess)
      ? undefined
      : signReportToken(edge, { id: visitor.id, ip: caller.ip }, releases, match?.route.page),
    ...(testerAccess.isSmoke ? { smokeGuard: signSmokeToken(edge, visitor.id, releases, testerAccess) } : {}),
  };
  return { visit, found };
}

function readTesterAccess(edge: Edge, request: FastifyRequest, cookies: Cookies): TesterAccess {
  const testerAccess = edge.testers.read(cookies);
  return edge.configuration.development
    ? { ...testerAccess, devRemote: readDevRemote(request.query) ?? testerAccess.devRemote }
    : testerAccess;
}
const isTester = ({ pins, devRemote }: TesterAccess) => devRemote !== undefined || Object.keys(pins).length > 0;

function signReportToken(
  { signer }: Edge,
  { id, ip }: { id: string; ip: string },
  { revision, arms }: ReleaseMap,
  page = '',
): Visit['guard'] {
  return signPage(signer, {
    visitorKey: hashVisitorId(id),
    network: networkKeyOf(signer, ip),
    revision,
    arms,
    remote: page.split('/')[0] ?? '',
  });
}

/** As the page of a visitor who has the candidate as a canary. */
function signSmokeToken({ signer }: Edge, id: string, { revision, arms }: ReleaseMap, { pins }: TesterAccess) {
  const own = Object.fromEntries(Object.keys(pins).map((name) => [name, 'canary' as const]));
  const load = { visitorKey: hashVisitorId(id), network: '', revision, arms: { ...arms, ...own }, remote: '' };
  return signPage(signer, load, 'smoke-page');
}

const unknownShop: Refusal = {
  status: 404,
  code: 'unknown_shop',
  title: m.unknown_shop(),
  text: m.unknown_shop_text(),
};
const shopDown: Refusal = {
  status: 503,
  code: 'unavailable',
  title: m.shop_down(),
  text: m.boot_error(),
  form: refreshForm,
};
