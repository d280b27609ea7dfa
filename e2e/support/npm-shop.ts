import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { interrupt, npmStart } from './npm-start';
import { releaseCommand } from './releases';
import { freePort, operation, question } from './shop';
import { rendering } from './shop-address';

export interface NpmShop {
  origin: string;
  dataDir: string;
  /** Runs `pnpm release …`. Throws the refusal. */
  release: (...args: string[]) => Promise<string>;
  operate: (command: string, payload: object) => Promise<Record<string, unknown>>;
  /** GET /operations/{path}. */
  ask: <Body>(path: string) => Promise<Body>;
  close: () => Promise<void>;
}

/** Opens a shop with fresh data for one test, by `npm start`. */
export async function openNpmShop(name: string, env: Record<string, string> = {}): Promise<NpmShop> {
  const dataDir = path.join(import.meta.dirname, `../results/${name}-data`);
  rmSync(dataDir, { recursive: true, force: true });
  const where = { PORT: String(await freePort()), DATA_DIR: dataDir };
  const origin = `http://localhost:${where.PORT}`;
  const started = npmStart({ ...where, ...rendering, ...env });
  await expect
    .poll(async () => (await fetch(`${origin}/healthz`).catch(() => undefined))?.status, { timeout: 170_000 })
    .toBe(200);
  return {
    origin,
    dataDir,
    async release(...args) {
      const { code, output } = await releaseCommand(args, where);
      if (code !== 0) throw new Error(output);
      return output;
    },
    operate: (command, payload) => operation(origin, dataDir, command, payload),
    ask: (path) => question(origin, dataDir, path),
    async close() {
      interrupt(started);
      await started.ended;
    },
  };
}
