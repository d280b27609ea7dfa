import { type CallName, calls, envelope, type FileAnswer, fileAnswer, flag } from '@bookfront/shared/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as m from '#messages';
import type { CallContext } from '../call-context/call-context';
import { registerDownloads } from '../download/download-routes';
import { registerCalendars } from '../event/calendar-routes';
import { refuseCrossSite } from '../http/cross-site';
import { CallError } from '../http/failure';
import { fieldText } from '../http/field-text';
import { sendFile } from '../http/send-file';
import { sanitizeForLog } from '../log/sanitize-for-log';
import type { Reports } from '../report/reports';
import { clearSecretCookie, setSecretCookie } from '../session/session-cookie';
import { refuseClosedShop } from '../shop/gate';
import { registerSitemap } from '../sitemap/sitemap-routes';
import { receiveUpload } from '../uploads/receive-upload';
import { buildCallContext, type CallsBase, refuseOtherShop } from './build-call-context';
import type { Call } from './call';

/** Registers POST /customer/<group>/<call> for each call without a file. Other methods get 405, unknown calls 404. */
export function registerCalls(app: FastifyInstance, base: CallsBase, all: readonly Call[]): void {
  for (const call of all)
    app.post(`/customer/${call.name}`, (request, reply) => answer(call, base, { request, reply, fields: fieldsOf }));
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
    url: '/customer/*',
    handler: (_request, reply) =>
      reply.code(405).header('allow', 'POST').send({ error: m.failure_call_posted(), code: 'post_expected' }),
  });
}

/** Registers the calls that take a file. If `admit` refuses a visitor, the body is never read. */
export function registerUploads(app: FastifyInstance, base: CallsBase, all: readonly Call[], folder: string): void {
  for (const call of all) registerUpload(app, base, call, folder);
}

function registerUpload(app: FastifyInstance, base: CallsBase, call: Call, folder: string): void {
  app.post(`/customer/${call.name}`, async (request, reply) => {
    let discard: () => Promise<void> = async () => undefined;
    const fields = async () => {
      const received = await receiveUpload(request, folder);
      discard = received.discard;
      return received.fields;
    };
    return answer(call, base, { request, reply, fields }).finally(() => discard());
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  fields: (request: FastifyRequest) => Record<string, unknown> | Promise<Record<string, unknown>>;
}

async function answer(call: Call, base: CallsBase, { request, reply, fields: read }: Exchange): Promise<unknown> {
  refuseCrossSite(request);
  const context = await buildCallContext(base, request);
  refuseClosedShop(call.name, context);
  const leave = call.admit?.(context);
  return serve(call, context, { request, reply, fields: read }).finally(leave);
}

async function serve(call: Call, context: CallContext, { request, reply, fields: read }: Exchange): Promise<unknown> {
  const fields = await read(request);
  const { store_id, session_id, uuid, log_url } = envelope.parse(fields, { error: fieldText });
  addToLog(context, request, { uuid, log_url });
  refuseOtherShop(context, store_id);
  if (isWrite(call, fields)) refuseStaleHandle(call, context.session?.session_id ?? '', session_id ?? '');
  let secret: string | undefined;
  context.setSecret = (value) => {
    secret = value;
  };
  const result = await call.run(context, fields);
  if (secret === '') clearSecretCookie(request, reply);
  else if (secret) setSecretCookie(request, reply, secret);
  if (isFile(call, result)) return sendFile(reply, result);
  return reply.header('cache-control', 'no-store').send(result);
}

/**
 * Adds the visit and page to this call's log lines, as the page reports them (P1 §7), without the URL's query, which
 * may contain a token.
 */
function addToLog(context: CallContext, request: FastifyRequest, claimed: Record<string, string | undefined>): void {
  const named = Object.entries(claimed).flatMap(([name, text]) => (text ? [[name, sanitizeForLog(text)]] : []));
  if (named.length === 0) return;
  request.log = request.log.child(Object.fromEntries(named));
  context.log = request.log;
}

const isFile = (call: Call, _result: unknown): _result is FileAnswer => calls[call.name].reply === fileAnswer;

/** GET /download/customer/{name} and /calendar/{name}, under the same rules. */
export function registerFiles(app: FastifyInstance, base: CallsBase, reports: Reports): void {
  const enter = async (request: FastifyRequest): Promise<CallContext> => {
    const context = await buildCallContext(base, request);
    refuseClosedShop('browse/get', context);
    refuseOtherShop(context, envelope.pick({ store_id: true }).parse(request.query, { error: fieldText }).store_id);
    return context;
  };
  registerDownloads(app, reports, enter);
  registerCalendars(app, enter);
  registerSitemap(app, enter);
}

/** Refuses a post without a content type with 415, as Fastify does for unsupported types. */
function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  if (request.headers['content-type'] === undefined)
    throw new CallError(415, 'form_expected', m.failure_form_expected());
  const { body } = request;
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Whether the call writes. Reading the session may also empty its cart. */
const isWrite = (call: Call, { reset_cart }: Record<string, unknown>): boolean =>
  call.write || (call.name === 'session/get' && flag.safeParse(reset_cart).data === true);

/** Calls that act in no account, or in the one that they name themselves. */
const forAnySession: readonly CallName[] = [
  'account/login',
  'account/logout',
  'account/setCorp',
  'account/check',
  'account/emailPasswordToken',
  'account/resetPassword',
];

/**
 * Refuses a page that still shows another session, because its shopper logged in or out in another tab. Such a page may
 * still log in and out.
 */
function refuseStaleHandle(call: Call, actual: string, claimed: string): void {
  if (claimed === '' || claimed === actual || forAnySession.includes(call.name)) return;
  throw new CallError(409, 'session_changed', m.session_changed());
}
