import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const prefix = 'uploads-';
const everyMs = 10 * 60_000;
/** So long untouched, a folder is nobody's: a living process touches its own six times meanwhile. */
const leftMs = 60 * 60_000;

/**
 * A folder in the data folder for files on their way, gone when the app ends. What a process left that was killed goes
 * after an hour: told by its age alone, since ids of processes come again, and other instances over the data folder may
 * run on other machines.
 */
export function uploadFolder(app: FastifyInstance, dataDir: string): string {
  const home = join(dataDir, 'tmp');
  mkdirSync(home, { recursive: true });
  removeLeft(home);
  const folder = mkdtempSync(join(home, prefix));
  const timer = setInterval(() => {
    try {
      touch(folder);
      removeLeft(home);
    } catch (err) {
      app.log.warn({ err }, 'the folder for uploads could not be kept');
    }
  }, everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Creates the folder again if another instance removed it while this one slept. */
function touch(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const now = new Date();
  utimesSync(folder, now, now);
}

function removeLeft(home: string): void {
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (name.startsWith(prefix) && touched !== undefined && Date.now() - touched > leftMs)
      rmSync(path, { recursive: true, force: true });
  }
}
