import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

export interface Asked {
  params: Record<string, string>;
  query: URLSearchParams;
  /** From a form or a JSON body; never stored or logged. */
  fields: unknown;
  headers: IncomingHttpHeaders;
}
/** `drop`: closes the connection without a reply. */
export type Answer =
  | { status?: number; json: unknown }
  | { status?: number; html: string }
  | { script: string }
  | { drop: true };
export type RouteHandler = (asked: Asked) => Answer;
export type Route = readonly [method: 'GET' | 'POST', path: string, handle: RouteHandler];

export interface Serving {
  /** Milliseconds after which a connection without a reply is closed. */
  dropMs: number;
}
export interface Listening {
  /** Returns the origin that it listens at. */
  listen: (port: number) => Promise<string>;
  close: () => Promise<void>;
}

const maxBytes = 64 * 1024;

/** A small loopback server with routes such as '/orders/:id'. */
export function serveRoutes(routes: readonly Route[], { dropMs }: Serving): Listening {
  const table = routes.map(([method, path, handle]) => ({
    method,
    handle,
    shape: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));
  const server = createServer((request, response) => {
    void answerRequest(request, response).catch(() => response.destroy());
  });

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const route = table.find(({ method, shape }) => method === request.method && shape.test(url.pathname));
    const fields = request.method === 'POST' ? await readFields(request) : {};
    const params = route?.shape.exec(url.pathname)?.groups ?? {};
    const answer: Answer = route
      ? route.handle({ params, query: url.searchParams, fields, headers: request.headers })
      : { status: 404, json: { error: 'There is no such address.' } };
    if ('drop' in answer) setTimeout(() => response.destroy(), dropMs);
    else send(response, answer);
  }

  return { listen: (port) => listenOnLoopback(server, port), close: () => closeServer(server) };
}

function send(response: ServerResponse, answer: Exclude<Answer, { drop: true }>): void {
  const status = 'status' in answer ? (answer.status ?? 200) : 200;
  if ('json' in answer)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json));
  else if ('html' in answer)
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(answer.html);
  else response.writeHead(200, scriptHeaders).end(answer.script);
}

const listenOnLoopback = (server: Server, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`);
    });
  });

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

async function readFields(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > maxBytes) throw new Error('This is too long.');
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString('utf8');
  if (request.headers['content-type']?.startsWith('application/json')) return text === '' ? {} : JSON.parse(text);
  return Object.fromEntries(new URLSearchParams(text));
}
