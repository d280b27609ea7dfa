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
import { clearedForm, readPostedForm } from '../../visits/posted-form';
import { loginFor } from '../../visits/redirect-target';
import type { Visit } from '../../visits/visit';
import { findPart, partsOf } from '../composition/parts';
import type { Edge } from '../context/edge';
import { pageState, renderJob, restOfDocument } from './document';
import { askFirst, type FirstAnswers, firstCallContext, isNotFound } from './first-answers';
import { type HtmlStream, openHtml } from './html';
import { pictureHint } from './picture';

/** Answers one page view: the early head, then what the api and the renderer return in time. */
export async function servePage(edge: Edge, visit: Visit, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const nonce = randomBytes(18).toString('base64url');
  const isGet = request.method === 'GET';
  const once = readOnce(edge, visit, request);
  const tokens = { nonce, token: visit.guard?.token ?? '' };
  const key = visit.guard && once.cookies.length === 0 && isSameForAll(visit) ? cacheKey(visit) : undefined;
  const cached = key && edge.cache.get(key, tokens);
  if (cached) {
    edge.metrics.page(cached.status, true);
    if (isGet) edge.guard.served(visit, cached.status);
    return openHtml(request, reply, cached.status, headersOf(visit, request, nonce, [])).end(cached.text);
  }

  const pending = askAll(edge, visit);
  if (await needsLogin(visit, pending))
    return reply
      .headers({ 'cache-control': 'no-store', 'set-cookie': [...visit.cookies, ...pending.cookies] })
      .redirect(loginFor(visit.url, visit.settings), 302);
  const early = await edge.earlyHead(visit.releases.shell, visit.settings, nonce);
  const status = await statusOf(visit, pending);
  const cookies = pending.cookies.concat(once.cookies);
  const out = openHtml(request, reply, status, headersOf(visit, request, nonce, cookies));
  out.write(early);
  const { rest, isForAll } = await finish(edge, visit, pending, { status, nonce, once: once.state, out });
  if (isGet) edge.guard.served(visit, status);
  if (key && isForAll && pending.cookies.length === 0) edge.cache.put(key, { status, text: early + rest, tokens });
}

/** What a plain form left for this page alone, and the Set-Cookie lines that clear it. */
function readOnce({ signer }: Edge, { url, caller }: Visit, request: FastifyRequest) {
  const sent = readCookies(request.headers.cookie);
  const { host, secret } = caller;
  const notice = readNotice(signer, sent, host);
  const form = readPostedForm(signer, sent, { host, at: url, secret, visitor: sent.visitor });
  const isSecure = caller.protocol === 'https';
  return {
    state: { ...(notice ? { notice } : {}), ...(form ? { form } : {}) },
    cookies: [...(notice ? [clearedNotice(isSecure)] : []), ...(form ? [clearedForm(isSecure)] : [])],
  };
}

interface PendingAnswers {
  session: Promise<Session | undefined>;
  first: Promise<FirstAnswers | undefined>;
  /** Set-Cookie lines that the api returned before the headers were sent. */
  cookies: string[];
}

/** GAP-53: a guest logs in first, and comes back. Without a session the browser finds out. */
async function needsLogin({ match }: Visit, pending: PendingAnswers): Promise<boolean> {
  if (match?.route.access !== 'member') return false;
  const session = await pending.session;
  return session !== undefined && !session.logged_in;
}

/**
 * Requests session and first answers at once. In a private shop, waits for the session first, which decides whether
 * there are any. If the calls go to another origin, the browser makes them itself.
 */
function askAll(edge: Edge, visit: Visit): PendingAnswers {
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
      firstCallContext(visit.match, visit.url, visit.settings, visit.preferences.pageSize),
    );
  const first = visit.settings.is_private
    ? session.then((known) =>
        isGated(visit.settings, known?.logged_in ?? false, visit.match?.route) ? undefined : ask(),
      )
    : Promise.resolve(ask());
  return { session, first, cookies };
}

/** Waits for the first answer only if it decides whether the page exists. */
async function statusOf(visit: Visit, pending: PendingAnswers): Promise<PageState['status']> {
  if (!visit.match) return 404;
  if (visit.match.route.answer !== 'first') return 200;
  return isNotFound(await (await pending.first)?.leading) ? 404 : 200;
}

interface Finish {
  status: PageState['status'];
  nonce: string;
  once: Pick<PageState, 'notice' | 'form'>;
  out: HtmlStream;
}

/** Writes the rest of the document. Without a session it has no markup: the browser fetches it and renders the page. */
async function finish(
  edge: Edge,
  visit: Visit,
  pending: PendingAnswers,
  { status, nonce, once, out }: Finish,
): Promise<{ rest: string; isForAll: boolean }> {
  const [session, given] = await Promise.all([pending.session, pending.first.then((first) => first?.all)]);
  const queries = given?.answers ?? [];
  const bundle = edge.bundles.forPage(visit.match?.route.page, visit.releases);
  const extras = {
    ...once,
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

/** A smoke test's pages are rendered by its candidate's own renderer. */
function rendererFor({ renderer, candidates }: Edge, { testerAccess: { isSmoke, pins } }: Visit): Renderer {
  const [candidate] = isSmoke
    ? Object.entries(pins).flatMap(([name, version]) => candidates.get(`${name}@${version}`) ?? [])
    : [];
  return candidate ?? renderer;
}

const isSameForAll = ({ isAnonymous, url, testerAccess }: Visit): boolean =>
  isAnonymous && !hasToken(url) && !testerAccess.devRemote;

/**
 * Whether the address opens what is one person's, as the link to a guest's order does, or is a login that leads back to
 * such a link.
 */
const hasToken = (url: string): boolean => {
  const { searchParams } = new URL(url, 'http://shop.invalid');
  return searchParams.has('token') || /[?&]token=/.test(searchParams.get('return_to') ?? '');
};

const cacheKey = ({ settings, url, releases, preferences }: Visit) =>
  JSON.stringify([settings.webstore_name, settings.version, url, releases.key, preferences]);

/** The registry's revision that the page's releases come from, for operators. */
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
    hasToken: hasToken(visit.url),
    fetchSite: request.headers['sec-fetch-site'],
    devRemote: visit.testerAccess.devRemote?.origin,
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
