import { randomBytes } from 'node:crypto';
import type { PageState } from '@bookfront/shared/contract';
import { isGated } from '@bookfront/shared/routes';
import type { Session } from '@bookfront/shared/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestSession, isGuest } from '../../customer-api/guest-session';
import { documentHeaders } from '../../http/content-policy';
import { readCookies } from '../../http/cookies';
import type { Renderer } from '../../renderer/client';
import { clearedNotice, readNotice } from '../../visits/notice';
import type { Visit } from '../../visits/visit';
import { findPart, partsOf } from '../composition/parts';
import type { Edge } from '../context/edge';
import { pageState, renderJob, restOfDocument } from './document';
import { askFirst, type FirstAnswers, isNotFound } from './first-answers';
import { type HtmlStream, openHtml } from './html';
import { pictureHint } from './picture';

/** Answers one page view: early head, then what the api and the renderer gave in time. */
export async function servePage(edge: Edge, visit: Visit, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const nonce = randomBytes(18).toString('base64url');
  const isGet = request.method === 'GET';
  const notice = readNotice(readCookies(request.headers.cookie));
  const tokens = { nonce, token: visit.guard?.token ?? '' };
  const key = visit.isAnonymous && !notice && visit.guard && !visit.passes.developed ? cacheKey(visit) : undefined;
  const kept = key && edge.cache.get(key, tokens);
  if (kept) {
    edge.metrics.page(kept.status, true);
    if (isGet) edge.guard.served(visit, kept.status);
    return openHtml(request, reply, kept.status, headersOf(visit, request, nonce, [])).end(kept.text);
  }

  const asked = askAll(edge, visit);
  const early = await edge.earlyHead(visit.releases.shell, visit.settings, nonce);
  const status = await statusOf(visit, asked);
  const cookies = asked.cookies.concat(notice ? clearedNotice(visit.caller.protocol === 'https') : []);
  const out = openHtml(request, reply, status, headersOf(visit, request, nonce, cookies));
  out.write(early);
  const { rest, isForAll } = await finish(edge, visit, asked, { status, nonce, notice, out });
  if (isGet) edge.guard.served(visit, status);
  if (key && isForAll && asked.cookies.length === 0) edge.cache.put(key, { status, text: early + rest, tokens });
}

interface Asked {
  session: Promise<Session | undefined>;
  first: Promise<FirstAnswers | undefined>;
  /** Set-Cookie lines of the api that came before the headers went out. */
  cookies: string[];
}

/**
 * Session and first calls at once. Behind a gate, the session decides first whether there is anything to ask for. What
 * another origin answers is asked for by the browser.
 */
function askAll(edge: Edge, visit: Visit): Asked {
  const cookies: string[] = [];
  if (visit.apiBase) return { session: Promise.resolve(undefined), first: Promise.resolve(undefined), cookies };
  const session = edge.api.call('session/get', {}, visit.caller).then((outcome) => {
    cookies.push(...outcome.cookies);
    return outcome.ok ? (outcome.reply as Session) : undefined;
  });
  const ask = () =>
    visit.match &&
    askFirst(
      edge.api,
      visit.caller,
      partsOf(visit.match.route.page, visit.releases),
      visit.match,
      visit.preferences.pageSize,
    );
  const first = visit.settings.is_private
    ? session.then((known) =>
        isGated(visit.settings, known?.logged_in ?? false, visit.match?.route) ? undefined : ask(),
      )
    : Promise.resolve(ask());
  return { session, first, cookies };
}

/** Only pages that may not exist wait for their first answer, and pages of a visitor for the session's cookie. */
async function statusOf(visit: Visit, asked: Asked): Promise<PageState['status']> {
  if (!visit.match) return 404;
  if (visit.match.route.answer !== 'first') return 200;
  return isNotFound(await (await asked.first)?.leading) ? 404 : 200;
}

interface Finish {
  status: PageState['status'];
  nonce: string;
  notice: PageState['notice'];
  out: HtmlStream;
}

/** Without a session nothing is drawn here: the browser asks for it, and draws the page itself. */
async function finish(
  edge: Edge,
  visit: Visit,
  asked: Asked,
  { status, nonce, notice, out }: Finish,
): Promise<{ rest: string; isForAll: boolean }> {
  const [session, given] = await Promise.all([asked.session, asked.first.then((first) => first?.all)]);
  const queries = given?.answers ?? [];
  const bundle = edge.bundles.forPage(visit.match?.route.page, visit.releases);
  const extras = {
    ...(notice ? { notice } : {}),
    ...(bundle ? { joined: { src: bundle.src, parts: bundle.parts } } : {}),
  };
  const state = JSON.stringify({ ...pageState(visit, status, guestSession, queries, extras), session });
  const rendered = session && (await rendererFor(edge, visit).render(renderJob(visit, state, nonce)));
  edge.metrics.page(status, rendered !== undefined);
  const page = visit.match && findPart(visit.match.route.page, visit.releases);
  const rest = restOfDocument(visit, { state, rendered, bundle, nonce, hint: pictureHint(page, queries) });
  await out.end(rest);
  return {
    rest,
    isForAll: session !== undefined && isGuest(session) && rendered !== undefined && (given?.cookies.length ?? 0) === 0,
  };
}

/** A smoke test's page is drawn where its candidate is tried. */
function rendererFor({ renderer, candidates }: Edge, { passes: { isSmoke, pins } }: Visit): Renderer {
  const [tried] = isSmoke
    ? Object.entries(pins).flatMap(([name, version]) => candidates.get(`${name}@${version}`) ?? [])
    : [];
  return tried ?? renderer;
}

const cacheKey = ({ settings, url, releases, preferences }: Visit) =>
  JSON.stringify([settings.webstore_name, settings.version, url, releases.key, preferences]);

/** The registry's revision that the page's releases come from: an operator can read its map. */
const revisionHeader = 'x-bookfront-revision';

function headersOf(
  visit: Visit,
  request: FastifyRequest,
  nonce: string,
  cookies: string[],
): Record<string, string | string[]> {
  const isSecure = visit.caller.protocol === 'https';
  const headers = documentHeaders({
    nonce,
    isSecure,
    hasToken: /[?&]token=/.test(visit.url),
    fetchSite: request.headers['sec-fetch-site'],
    developed: visit.passes.developed?.origin,
    apiBase: visit.apiBase,
    hasAnalytics: visit.settings.store_info.google_analytics_code !== '',
    payments: visit.settings.checkout_info.payment_origins,
  });
  const all = [...cookies, ...visit.cookies];
  return {
    ...headers,
    [revisionHeader]: String(visit.releases.revision),
    ...(all.length ? { 'set-cookie': all } : {}),
  };
}
