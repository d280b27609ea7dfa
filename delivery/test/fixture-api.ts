import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { guestSession } from '../src/customer-api/guest-session';

/** A fake customer API: two shops by host name, one book, sessions by cookie. Records its requests. */
export interface FixtureApi {
  origin: string;
  asked: { call: string; body: Record<string, string>; headers: FastifyRequest['headers'] }[];
  /** Overrides the answers of calls. */
  answering: Map<string, object>;
  /** Names of calls that never answer. */
  hanging: Set<string>;
  close(): Promise<void>;
}

const book = { eisbn: '9780141439518', title: 'Pride and Prejudice', cover_image_cache: 'a1', cover_url: '' };

type Answer = (request: FastifyRequest, body: Record<string, string>) => unknown;
const answers: Record<string, Answer> = {
  'store/getSettings': ({ headers }) =>
    /^(localhost|private\.localhost)/.test(headers.host ?? '') ? settingsOf(headers.host ?? '') : undefined,
  'session/get': ({ headers }) => memberSession(headers.cookie) ?? guestSession,
  'title/getItem': (_request, { eisbn }) => (eisbn === book.eisbn ? book : undefined),
  'titlelist/getCustom': () => ({
    widgets: [
      { block: 'list', list_id: '7' },
      { block: 'text_over_image', image: '', covers: [book] },
    ],
  }),
  'titlelist/getItems': (_request, { list_id }) => ({ list: { list_id }, rows: [book], row_count: 1 }),
  'browse/get': () => ({ rows: [book], row_count: 1, filter_info: {}, context: null }),
  'cart/add': () => ({ cart: guestSession.cart }),
};

/** The session secret of the member with that name. */
export const secretOf = (name: string) => `${name}-${'0'.repeat(24)}`;

/** Reads the cookie as the api does: the first well-formed value counts. */
function memberSession(cookie = '') {
  const [, name] = /(?:^|;\s*)session_id=(\w+)-[\w-]{20,120}(?:;|$)/.exec(cookie) ?? [];
  return name && { ...guestSession, session_id: 'h', logged_in: true, user: { first_name: name } };
}

export async function startFixtureApi(): Promise<FixtureApi> {
  const app = Fastify({ forceCloseConnections: true });
  const asked: FixtureApi['asked'] = [];
  const hanging = new Set<string>();
  const answering: FixtureApi['answering'] = new Map();
  await app.register(formbody);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/outbox', async () => 'emails');
  for (const path of ['/calendar/*', '/images/*']) app.get(path, async ({ url }) => ({ url }));
  app.get('/covers/*', async (request, reply) => {
    reply.headers({ etag: '"one"', 'keep-alive': 'timeout=7', connection: 'x-inner', 'x-inner': 'api' });
    return { host: request.headers.host, ...(request.url.endsWith('long') ? { text: 'x'.repeat(5000) } : {}) };
  });
  app.post<{ Params: { '*': string }; Body: Record<string, string> | null }>('/customer/*', async (request, reply) => {
    const call = request.params['*'];
    const body = request.body ?? {};
    asked.push({ call, body, headers: request.headers });
    if (hanging.has(call)) return new Promise(() => undefined);
    const own = answers[call]?.(request, body);
    const answer = answering.has(call) ? Object.assign({}, own, answering.get(call)) : own;
    if (call === 'cart/add') reply.header('set-cookie', 'session_id=made; Path=/; HttpOnly');
    if (answer === undefined) return reply.code(404).send({ error: `No ${call}`, code: 'not_found' });
    return answer;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin: originOf(app), asked, hanging, answering, close: () => app.close() };
}

export const originOf = (app: FastifyInstance) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

const settingsOf = (host: string) => ({
  webstore_name: host.split(':')[0],
  version: '1',
  locale: 'en-CA',
  is_private: host.startsWith('private'),
  is_exclusive: false,
  styles: { primary: '#7a2e1d', fonts: { heading: 'lora', text: 'lora' } },
  basename: '',
  site_navigation: [],
  extra_navigation: [],
  url_shortcuts: [],
  store_info: { name: 'Lantern Books', google_analytics_code: '' },
  checkout_info: { payment_origins: [] },
});
