import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import type { Configuration } from '../src/configuration';
import { assembleEdge, buildApp } from '../src/edge/app';
import type { Edge } from '../src/edge/edge';
import { install } from '../src/releases/install';
import { openStore } from '../src/releases/store';
import type { Renderer } from '../src/renderer/client';
import { type FixtureApi, originOf, startFixtureApi } from './fixture-api';
import { cartRemote, catalogueRemote, type FixtureRemote, homeRemote, itemRemote, writeRemote, writeShell } from './fixture-releases';
import { type Answer, askHttp, type Question } from './http-client';

export interface FixtureEdge {
  edge: Edge;
  origin: string;
  ask(question: Question): Promise<Answer>;
  api: FixtureApi;
  configuration: Configuration;
  close(): Promise<void>;
}

/** An edge with fixture releases before a fixture api; `renderer` draws what the test says. */
export async function startFixtureEdge({
  renderer = stillRenderer(),
  remotes = [itemRemote, cartRemote, homeRemote, catalogueRemote],
  ...given
}: { renderer?: Renderer; remotes?: FixtureRemote[] } & Partial<Configuration> = {}): Promise<FixtureEdge> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bookfront-edge-'));
  const api = await startFixtureApi();
  const configuration: Configuration = {
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    apiOrigin: api.origin,
    sources: [],
    programs: '',
    development: false,
    trustedProxies: [],
    renderSoftMs: 150,
    faults: { gone: [], hang: [] },
    ...given,
  };
  const store = openStore(configuration.dataDir);
  await install(store, writeShell(path.join(folder, 'built')));
  for (const remote of remotes) await install(store, writeRemote(path.join(folder, 'built'), remote));
  const edge = assembleEdge(configuration, { renderer, store });
  const app = await buildApp(edge, pino({ level: 'silent' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { edge, origin: originOf(app), api, ask: (question) => askHttp(originOf(app), question), configuration, close };
}

/** Draws nothing but who looks at what. */
export function stillRenderer(): Renderer {
  return {
    async render({ state, nonce }) {
      const { url, session } = JSON.parse(state);
      return {
        head: '<title>Lantern Books</title>',
        style: `<style nonce="${nonce}"></style>`,
        body: `<main>${url} for ${session.user?.first_name ?? 'a guest'}</main>`,
        status: 200,
        errors: [],
        skipped: [],
      };
    },
    theme: async () => ':root{--c-primary:#7a2e1d}',
    prepare: async () => undefined,
    isReady: () => true,
    pid: () => undefined,
    close: () => undefined,
  };
}

/** The page's own JSON. */
export function bootstrapOf(html: string): Record<string, never> & {
  queries: [[string, object], unknown][];
  session: { logged_in: boolean };
  notice?: { text: string };
  joined?: { src: string; parts: { release: string; line: number }[] };
  remotes: Record<string, { version: string; entry: string }>;
} {
  return JSON.parse(/id="bootstrap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
}
