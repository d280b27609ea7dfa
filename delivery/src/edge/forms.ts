import { safeReturn } from '@bookfront/shared/routes';
import { messages } from '@bookfront/shared/schemas/limits';
import { formCalls } from '@bookfront/shared/schemas/vocabulary';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieLine } from './cookies';
import type { Edge } from './edge';
import { noticeCookie } from './page/notice';
import { readCaller } from './page/visit';
import { isSameOrigin } from './same-origin';

const formLimitMs = 10_000;

/** Plain forms, before the page is hydrated or without scripts: POST /do/<call> answers 303 to where the form says. */
export async function serveForms(app: FastifyInstance, edge: Edge): Promise<void> {
  await app.register(formbody, { bodyLimit: 64 * 1024 });

  app.post<{ Params: { '*': string } }>('/do/*', async (request, reply) => {
    const call = formCalls.find((name) => name === request.params['*']);
    if (!call) return reply.code(404).type('text/plain').send('Not found');
    if (!isSameOrigin(request)) return refuse(reply);
    const { return_to, ...payload } = readFields(request);
    const outcome = await edge.api.call(call, payload, readCaller(request), formLimitMs);
    const notice = outcome.ok ? [] : [noticeCookie({ text: (!outcome.late && outcome.text) || messages.generic, tone: 'error' }, isSecure(request))];
    for (const line of [...outcome.cookies, ...notice]) reply.header('set-cookie', line);
    return reply.header('cache-control', 'no-store').redirect(safeReturn(return_to), 303);
  });

  /** 'Click here to refresh' (ERR-02): the session's cookie goes, and the shop begins anew. */
  app.post('/session/drop', async (request, reply) => {
    if (!isSameOrigin(request)) return refuse(reply);
    return reply
      .header('set-cookie', cookieLine('session_id', '', 0, isSecure(request)))
      .header('cache-control', 'no-store')
      .redirect('/', 303);
  });
}

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';
const refuse = (reply: FastifyReply) => reply.code(403).header('cache-control', 'no-store').type('text/plain').send('This form was not sent from this shop.');

/** The form's text fields; of a repeated name, the last. */
function readFields(request: FastifyRequest): Record<string, string> {
  const fields = Object.entries((request.body as Record<string, unknown> | null) ?? {});
  return Object.fromEntries(fields.map(([name, value]) => [name, String(Array.isArray(value) ? value.at(-1) : value)]));
}
