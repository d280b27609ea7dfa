import path from 'node:path';
import { type Faults, readFaults } from './faults';

export interface Configuration {
  port: number;
  host: string;
  dataDir: string;
  /** Origin of the customer API, e.g. http://127.0.0.1:4001 */
  apiOrigin: string;
  /** Folders with one built release each, installed at start. */
  sources: string[];
  /** The folder of renderer.cjs and render-worker.cjs. */
  programs: string;
  /** How long a page waits for its markup, in ms. */
  renderSoftMs: number;
  development: boolean;
  /** Origins that `?api_base=` may name. */
  apiBases: string[];
  /** How often the guard reads its evidence, and how long a page may take to mount its own package, in ms. */
  guardMs: number;
  mountMs: number;
  /** Addresses of proxies in front of the edge, whose X-Forwarded-For and -Proto are trusted. */
  trustedProxies: string[];
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
    programs: env.PROGRAMS ?? __dirname,
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter(Boolean),
    renderSoftMs: Number(env.RENDER_SOFT_MS ?? 250),
    apiBases: (env.API_BASES ?? '').split(',').filter(Boolean),
    development: env.BOOKFRONT_DEV === '1',
    guardMs: Number(env.GUARD_MS ?? 2000),
    mountMs: Number(env.MOUNT_MS ?? 30_000),
    faults: readFaults(env.FAULTS),
  };
}
