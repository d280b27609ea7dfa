import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FailureCode } from '@bookfront/shared/schemas/vocabulary';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as m from '#messages';
import { commonHeaders, documentHeaders } from './content-policy';
import { drain } from './drain';
import { plainPage } from './plain-page';

/** A refusal by the edge itself. `title`: the heading of the page that browsers get. */
export interface Refusal {
  status: number;
  code: FailureCode;
  title?: string;
  text?: string;
  form?: string;
}

/** Answers failures in the edge's own format: a plain page for clients that accept HTML, else JSON. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuseMethod(request, reply));
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = refusalOf(error.statusCode ?? 500);
    if (refusal.status >= 500) request.log.error({ err: error, url: request.url }, 'the edge failed');
    if (refusal.status === 413) {
      reply.header('connection', 'close');
      await drain(request.raw);
    }
    reply.removeHeader('etag').removeHeader('content-encoding');
    return refuse(request, reply, refusal);
  });
}

export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, title = m.failed(), text = m.error_generic(), form = '' }: Refusal,
) {
  reply.code(status).header('cache-control', 'no-store');
  if (!/text\/html/.test(request.headers.accept ?? ''))
    return reply.type('application/json; charset=utf-8').send(JSON.stringify({ error: text, code }));
  return refuseWithPage(request, reply, { status, code, title, text, form });
}

/** Answers with a page whatever the client accepts, for addresses of pages. */
export function refuseWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, title = '', text = '', form = '' }: Refusal,
): FastifyReply {
  const nonce = randomBytes(18).toString('base64url');
  return reply
    .code(status)
    .headers(
      documentHeaders({
        nonce,
        isSecure: request.protocol === 'https',
        hasToken: false,
        fetchSite: request.headers['sec-fetch-site'],
      }),
    )
    .type('text/html; charset=utf-8')
    .send(plainPage(title, text, nonce, form));
}

export const notFound: Refusal = {
  status: 404,
  code: 'not_found',
  title: m.page_not_found(),
  text: m.page_not_found_text(),
};

/**
 * Every path has a route for GET or, if it is a form's, for POST; so a request without a route has the wrong method.
 */
function refuseMethod(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = /^\/(do|session)\//.test(request.url) ? 'POST' : 'GET, HEAD';
  return refuse(request, reply.header('allow', allowed), {
    status: 405,
    code: 'bad_request',
    text: m.methods_accepted({ methods: allowed }),
  });
}

function refusalOf(status: number): Refusal {
  if (status === 413) return { status, code: 'bad_request', text: m.form_too_large() };
  if (status === 415) return { status, code: 'form_expected', text: m.form_expected() };
  if (status === 404) return notFound;
  if (status >= 400 && status < 500) return { status, code: 'bad_request' };
  return { status: 500, code: 'internal' };
}

/** Answers malformed requests, which never reach a handler. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = JSON.stringify({ error: m.error_generic(), code: 'bad_request' satisfies FailureCode });
  const headers = {
    ...defaultHeaders(false),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${[status, ...lines].join('\r\n')}\r\n\r\n${body}`);
}

/** Default headers of every answer. */
export const defaultHeaders = (isSecure: boolean): Record<string, string> => ({
  ...commonHeaders(isSecure),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-store',
});
