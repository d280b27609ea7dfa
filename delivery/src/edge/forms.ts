import { cookieLine, isSameOrigin, sessionCookie } from '@bookfront/shared/http';
import { href } from '@bookfront/shared/routes';
import { formCalls } from '@bookfront/shared/schemas/vocabulary';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as m from '#messages';
import { notFound, type Refusal, refuse } from '../http/failures';
import { readFields, readFormBodies } from '../http/form-body';
import { testerCookie } from '../tester-links/testers';
import { noticeCookie } from '../visits/notice';
import { withBase } from '../visits/redirect-target';
import { readCaller } from '../visits/visit';
import type { Edge } from './context/edge';

const formLimitMs = 10_000;
const logoutLimitMs = 1500;

/**
 * Plain forms, sent before hydration or without scripts: POST /do/<call> answers with 303 to the form's `return_to`.
 */
export async function serveForms(app: FastifyInstance, edge: Edge): Promise<void> {
  await readFormBodies(app);

  app.post<{ Params: { '*': string } }>('/do/*', async (request, reply) => {
    const call = formCalls.find((name) => name === request.params['*']);
    if (!call) return refuse(request, reply, notFound);
    if (!isSameOrigin(request.headers, request.protocol)) return refuse(request, reply, crossSite);
    const { return_to, ...payload } = readFields(request);
    const [target, result] = await Promise.all([
      targetOf(edge, request, return_to),
      edge.api.call(call, payload, readCaller(edge, request), formLimitMs),
    ]);
    const text = result.ok ? noticeOf(result.reply) : (!result.late && result.text) || m.error_generic();
    const notice = text ? [noticeCookie({ text, tone: result.ok ? 'success' : 'error' }, isSecure(request))] : [];
    for (const line of [...result.cookies, ...notice]) reply.header('set-cookie', line);
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

/** The notice of a successful call, such as a login that couldn't merge all of the cart. */
const noticeOf = (reply: unknown): string =>
  typeof reply === 'object' && reply !== null && 'notice' in reply && typeof reply.notice === 'string'
    ? reply.notice
    : '';
