import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort, openShop, type Served } from '../support/shop';

const results = path.join(import.meta.dirname, 'results');
const built = path.join(results, 'monolith');
const bare = path.join(results, 'monolith-bare');

/** The same code four ways, behind the same edge and api; 'static' is what a team would do instead. */
export async function openRivals(): Promise<Record<Rival, Served>> {
  buildMonolith();
  const composed = await openShop({ name: 'bench-composed' });
  const monolith = await openShop({ name: 'bench-monolith', sources: releasesIn(built) });
  const browser = await openShop({ name: 'bench-bare', sources: releasesIn(bare) });
  const plain = await openStatic(composed.address);
  return { composed, monolith, browser, static: plain };
}
/** `browser`: the monolith drawn in the browser; `monolith`: drawn on the server, the limit. */
export type Rival = 'composed' | 'monolith' | 'browser' | 'static';

function buildMonolith(): void {
  rmSync(built, { recursive: true, force: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'build-monolith.cjs'), built],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the monolith could not be built\n${stderr}`);
  rmSync(bare, { recursive: true, force: true });
  cpSync(built, bare, { recursive: true });
  for (const dir of releasesIn(bare)) withoutServer(dir);
}

const releasesIn = (dir: string) =>
  readdirSync(dir)
    .filter((name) => name === 'shell' || name.startsWith('mf_'))
    .map((name) => path.join(dir, name));

/** Disables server rendering, except for the theme. */
function withoutServer(dir: string): void {
  const file = path.join(dir, 'release.json');
  const release = JSON.parse(readFileSync(file, 'utf8'));
  if (release.kind === 'shell') {
    appendFileSync(
      path.join(dir, 'server/index.cjs'),
      "\nmodule.exports = { ...module.exports, render: () => Promise.reject(new Error('drawn in the browser')) };\n",
    );
    return;
  }
  rmSync(path.join(dir, 'server'), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...release, server: null }));
}

/** The monolith's files and one constant page on a plain file server; calls and covers go on to the shop. */
async function openStatic(shop: string): Promise<Served> {
  const port = await freePort();
  const files = path.join(built, 'shell');
  const server = createServer((incoming, outgoing) => {
    const at = incoming.url ?? '/';
    if (/^\/(customer|covers)\//.test(at)) return passOn(shop, incoming, outgoing);
    const name = at.startsWith('/remotes/shell/') ? at.split('/').slice(4).join('/') : undefined;
    return name
      ? send(outgoing, readFileSync(path.join(files, path.basename(name))), 'text/javascript')
      : send(outgoing, Buffer.from(staticPage(at)), 'text/html');
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    address: `http://localhost:${port}`,
    close: () => new Promise((done) => void server.close(() => done()).closeAllConnections()),
  };
}

/** A page with only the state that its scripts need. */
const staticPage = (url: string) => {
  const state = { url, now: Date.now(), remotes: {}, queries: [], preferences: {}, status: 200, remoteTimeout: 2500 };
  const inlined = JSON.stringify(state).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title></head><body><div id="root"></div><script type="application/json" id="bootstrap">${inlined}</script><script defer src="/remotes/shell/1.0.0-monolith/main.js"></script></body></html>`;
};

function send(outgoing: ServerResponse, body: Buffer, type: string): void {
  outgoing
    .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' })
    .end(brotliCompressSync(body));
}

function passOn(shop: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { host } = new URL(shop);
  const headers = { ...incoming.headers, host, origin: shop };
  const call = request(shop + incoming.url, { method: incoming.method ?? 'GET', headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  incoming.pipe(call);
}
