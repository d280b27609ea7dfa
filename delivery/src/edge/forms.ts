import { cookieLine, isSameOrigin, readSecret, sessionCookie } from '@bookfront/shared/http';
import { href } from '@bookfront/shared/routes';
import { formCallOf, toPayload } from '@bookfront/shared/schemas';
import type { FailureCode } from '@bookfront/shared/schemas/vocabulary';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as m from '#messages';
import type { CallResult } from '../customer-api/api';
import { readCookies } from '../http/cookies';
import { notFound, type Refusal, refuse } from '../http/failures';
import { readFields, readFormBodies } from '../http/form-body';
import { testerCookie } from '../tester-links/testers';
import { noticeCookie } from '../visits/notice';
import { keptFields, postedFormCookie } from '../visits/posted-form';
import { withBase } from '../visits/redirect-target';
import { createRepeatedPosts } from '../visits/repeated-posts';
import { readCaller } from '../visits/visit';
import type { Edge } from './context/edge';

const formLimitMs = 10_000;
const logoutLimitMs = 1500;
/** A slow connection may bring the answer so much later. */
const repeatMs = 1000;

/**
 * Plain forms, sent before hydration or without scripts: POST /do/<call> answers with 303. A failure leads back to the
 * form's `return_to`, with what was typed; a success to the `next` of the api's answer, else of the form, else to
 * `return_to`.
 */
export async function serveForms(app: FastifyInstance, edge: Edge): Promise<void> {
  await readFormBodies(app);
  const once = createRepeatedPosts();

  app.post<{ Params: { '*': string } }>('/do/*', async (request, reply) => {
    const call = request.params['*'];
    const rule = formCallOf(call);
    if (!rule) return refuse(request, reply, notFound);
    if (!isSameOrigin(request.headers, request.protocol)) return refuse(request, reply, crossSite);
    const fields = readFields(request);
    const { return_to, next = return_to, ...own } = fields;
    const caller = readCaller(edge, request);
    const post = { call, fields, caller, visitor: readCookies(request.headers.cookie).visitor };
    const result = await once(post, rule.isRepeatable ? 0 : repeatMs, () =>
      edge.api.call(call, toPayload(rule, own), caller, formLimitMs),
    );
    const target = await targetOf(edge, request, result.ok ? (textIn(result.reply, 'next') ?? next) : return_to);
    const lines = [
      ...result.cookies,
      ...notices(edge, request, result),
      ...typed(edge, request, { call, result, target }),
    ];
    for (const line of lines) reply.header('set-cookie', line);
    return reply.redirect(target, 303);
  });

  /** Removes all of a tester's links, from their banner. */
  app.post('/do/unpin', async (request, reply) => {
    if (!isSameOrigin(request.headers, request.protocol)) return refuse(request, reply, crossSite);
    for (const name of Object.values(testerCookie))
      reply.header('set-cookie', cookieLine(name, '', 0, isSecure(request)));
    return reply.redirect(await targetOf(edge, request, readFields(request).return_to), 303);
  });

  /** 'Click here to refresh' (ERR-02): ends the session at the api if it answers, and clears its cookie. */
  app.post(href.dropSession(), async (request, reply) => {
    if (!isSameOrigin(request.headers, request.protocol)) return refuse(request, reply, crossSite);
    const caller = readCaller(edge, request);
    if (caller.secret) await edge.api.call('account/logout', {}, caller, logoutLimitMs);
    return reply.header('set-cookie', cookieLine(sessionCookie, '', 0, isSecure(request))).redirect('/', 303);
  });
}

/** The address of `path` below the shop's base, or without a base if the settings can't be loaded. */
async function targetOf(edge: Edge, request: FastifyRequest, path = '/'): Promise<string> {
  const shop = await edge.shops.get(readCaller(edge, request));
  return withBase(path, shop.kind === 'open' ? shop.settings : { basename: '' });
}

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';
const crossSite: Refusal = { status: 403, code: 'cross_site', text: m.cross_site() };

/** The message that the next page shows. A login, too, has one if it couldn't merge all of the cart. */
function notices(edge: Edge, request: FastifyRequest, result: CallResult): string[] {
  const text = result.ok ? textIn(result.reply, 'notice') : failureText(result);
  if (!text) return [];
  const notice = { text, tone: result.ok ? ('success' as const) : ('error' as const) };
  return [noticeCookie(edge.signer, notice, readCaller(edge, request).host, isSecure(request))];
}

function failureText(result: Exclude<CallResult, { ok: true }>): string {
  if (result.late) return m.error_generic();
  return Object.keys(result.fields).length > 0 ? m.form_review() : result.text || m.error_generic();
}

interface Sent {
  call: string;
  result: CallResult;
  /** The page that follows, with the shop's base. */
  target: string;
}

/**
 * What was typed, for the form of the page that follows. It's left out where the shopper has become somebody else
 * meanwhile, in another tab.
 */
function typed(edge: Edge, request: FastifyRequest, { call, result, target }: Sent): string[] {
  if (result.ok ? !formCallOf(call)?.isCarriedOn : !result.late && result.code === sessionChanged) return [];
  const values = keptFields(call, readFields(request));
  const fields = result.ok || result.late ? {} : result.fields;
  if (Object.keys(values).length === 0 && Object.keys(fields).length === 0) return [];
  const { host, secret } = readCaller(edge, request);
  const { visitor } = readCookies(request.headers.cookie);
  const place = { host, at: target, secret: secretIn(result.cookies) ?? secret, visitor };
  return [postedFormCookie(edge.signer, { call, values, fields }, place, isSecure(request))];
}

const sessionChanged = 'session_changed' satisfies FailureCode;

/** Of a session that the call has begun. */
const secretIn = (cookies: string[]) => readSecret(cookies.map((line) => line.split(';')[0]).join('; '));

const textIn = (reply: unknown, name: 'notice' | 'next'): string | undefined => {
  const text: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, name) : undefined;
  return typeof text === 'string' ? text : undefined;
};
