import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { buildApp } from '../src/app';
import type { Configuration } from '../src/configuration/configuration';
import type { GateEdge } from '../src/gate/candidate-checks';
import { openEdge } from '../src/open-edge';
import { createOperatorToken } from '../src/operations/access/tokens';
import { installSources } from '../src/releases/install-sources';
import type { Renderer } from '../src/renderer/client';
import { type FixtureApi, originOf, startFixtureApi } from './fixture-api';
import {
  cartRemote,
  catalogueRemote,
  type FixtureRemote,
  homeRemote,
  itemRemote,
  writeRemote,
  writeShell,
} from './fixture-releases';
import { type Answer, askHttp, type Question } from './http-client';

export interface FixtureEdge {
  edge: GateEdge;
  origin: string;
  ask(question: Question): Promise<Answer>;
  api: FixtureApi;
  configuration: Configuration;
  /** The folder for further releases of a test. */
  built: string;
  /** An operator's token. */
  token: string;
  close(): Promise<void>;
}

/** An edge with fixture releases and a fixture api; `renderer` can be replaced. */
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
    startSteps: [],
    programs: '',
    development: false,
    apiBases: [],
    trustedProxies: [],
    renderSoftMs: 150,
    renderWarmUps: 1,
    guardMs: 60_000,
    mountMs: 30_000,
    consoleHost: 'console.localhost',
    freezes: [],
    twoPersonPromote: false,
    webhooks: { urls: [], secret: '' },
    faults: { gone: [], hang: [] },
    ...given,
  };
  const logger = pino({ level: 'silent' });
  const edge = await openEdge(configuration, {
    renderer,
    logger,
    checks: { startRenderer: () => ({ renderer, reports: [] }), draw: async () => [], smoke: async () => [] },
  });
  const built = path.join(folder, 'built');
  await installSources(edge, [writeShell(built), ...remotes.map((remote) => writeRemote(built, remote))], logger);
  const app = await buildApp(edge, logger);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await edge.close();
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    edge,
    origin: originOf(app),
    api,
    ask: (question) => askHttp(originOf(app), question),
    configuration,
    built,
    token: await createOperatorToken(edge.registry),
    close,
  };
}

/** Renders only the session's user and the address. */
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

/** The inlined page state. */
export function bootstrapOf(html: string): Record<string, never> & {
  queries: [[string, object], unknown][];
  session: { logged_in: boolean };
  notice?: { text: string };
  form?: { call: string; values: Record<string, string>; fields: Record<string, string> };
  joined?: { src: string; parts: { release: string; line: number }[] };
  remotes: Record<string, { version: string; entry: string }>;
  guard?: { token: string; expires: number };
  absent?: string[];
  apiBase?: string;
} {
  return JSON.parse(/id="bootstrap">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
}
