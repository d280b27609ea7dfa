import path from 'node:path';
import { type Freeze, parseFreezes } from '../registry/freezes';
import { type Faults, readFaults } from './faults';

export interface Configuration {
  port: number;
  host: string;
  dataDir: string;
  /** Origin of the customer API, e.g. http://127.0.0.1:4001 */
  apiOrigin: string;
  /** Folders with one built release each, installed at start. */
  sources: string[];
  /** Shares in percent by which new builds of `sources` reach visitors; empty: they are live at once. */
  startSteps: number[];
  /** The folder of renderer.cjs and render-worker.cjs. */
  programs: string;
  /** How long a page waits for its markup, in ms. */
  renderSoftMs: number;
  /** How often a new rendering thread draws each kind of page before it takes visitors. */
  renderWarmUps: number;
  development: boolean;
  /** Origins that `?api_base=` may name. */
  apiBases: string[];
  /** How often the guard reads its evidence, and how long a page may take to mount its own package, in ms. */
  guardMs: number;
  mountMs: number;
  /** Addresses of proxies in front of the edge, whose X-Forwarded-For and -Proto are trusted. */
  trustedProxies: string[];
  /** The host name that the console alone answers on. */
  consoleHost: string;
  /** When nothing new may reach shoppers. */
  freezes: Freeze[];
  /** Whether a second person must promote a release too. */
  twoPersonPromote: boolean;
  webhooks: { urls: string[]; secret: string };
  faults: Faults;
}

/** Reads the edge's configuration from the environment; README.md lists the names. */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  return {
    port: Number(env.PORT ?? 4000),
    host: env.HOST ?? 'localhost',
    dataDir: path.resolve(env.DATA_DIR ?? '.data'),
    apiOrigin: env.API_ORIGIN ?? 'http://127.0.0.1:4001',
    sources: (env.RELEASE_SOURCES ?? '').split(path.delimiter).filter(Boolean),
    startSteps: readSteps(env.START_CANARY),
    programs: env.PROGRAMS ?? __dirname,
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter(Boolean),
    renderSoftMs: Number(env.RENDER_SOFT_MS ?? 250),
    renderWarmUps: Number(env.RENDER_WARM_UPS ?? 20),
    apiBases: (env.API_BASES ?? '').split(',').filter(Boolean),
    development: env.BOOKFRONT_DEV === '1',
    guardMs: Number(env.GUARD_MS ?? 2000),
    mountMs: Number(env.MOUNT_MS ?? 30_000),
    consoleHost: (env.CONSOLE_HOST ?? 'console.localhost').toLowerCase(),
    freezes: parseFreezes(env.FREEZES ?? ''),
    twoPersonPromote: env.TWO_PERSON_PROMOTE === '1',
    webhooks: readWebhooks(env),
    faults: readFaults(env.FAULTS),
  };
}

function readWebhooks(env: NodeJS.ProcessEnv): Configuration['webhooks'] {
  const urls = (env.WEBHOOK_URLS ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = urls.findIndex((url) => !URL.canParse(url) || !/^https?:/.test(url));
  if (wrong >= 0) throw new Error(`WEBHOOK_URLS: entry ${wrong + 1} is no address. Write https://…`);
  return { urls, secret: env.WEBHOOK_SECRET ?? '' };
}

function readSteps(text = ''): number[] {
  const steps = text.split(',').filter(Boolean).map(Number);
  const isRising = steps.every((step, at) => step > (steps[at - 1] ?? 0) && step <= 100);
  if (!isRising) throw new Error(`START_CANARY is "${text}". Write rising shares: START_CANARY=5,25,50,100`);
  return steps;
}
