import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * 'slow': each answer takes 8 s; 'broken': 500 with an empty JSON; 'page': 502 with an HTML page;
 * 'dropped': connections end without an answer; 'mute': the same, after the api has run the call; 'down': nothing
 * listens.
 */
export type Trouble = 'none' | 'slow' | 'broken' | 'page' | 'dropped' | 'mute' | 'down';

export interface TroubledApi {
  origin: string;
  trouble: (next: Trouble) => Promise<void>;
  close: () => Promise<void>;
}

/** A proxy between the edge and the api at `apiPort` that can simulate failures. */
export async function troubledApi(apiPort: number): Promise<TroubledApi> {
  let now: Trouble = 'none';
  const server = createServer(async (asked, answer) => {
    if (now === 'dropped') return void asked.socket.destroy();
    if (now === 'broken') return void answer.writeHead(500, { 'content-type': 'application/json' }).end('{}');
    if (now === 'page')
      return void answer.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>');
    if (now === 'slow') await new Promise((resolve) => setTimeout(resolve, 8000));
    passOn(asked, answer, apiPort, now === 'mute');
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    trouble: async (next) => {
      if (next === 'down') await stop();
      else if (now === 'down') await listen(port);
      now = next;
    },
    close: async () => {
      if (now !== 'down') await stop();
    },
  };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, port: number, isMute: boolean): void {
  const { method = 'GET', url = '/', headers } = asked;
  const to = request({ host: '127.0.0.1', port, method, path: url, headers }, (from) => {
    if (isMute) return void from.resume().on('end', () => asked.socket.destroy());
    answer.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(answer);
  });
  to.on('error', () => answer.destroy());
  asked.pipe(to);
}
