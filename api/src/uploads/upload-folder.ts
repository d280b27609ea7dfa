import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const prefix = 'uploads-';
const everyMs = 10 * 60_000;
/** A folder untouched for this long belongs to no living process: those touch theirs six times meanwhile. */
const abandonedMs = 60 * 60_000;

/**
 * Creates a folder for uploads inside the data folder and deletes it when the app closes. Folders of killed processes
 * are deleted after an hour, judged by age alone: process ids are reused, and other instances may run on other
 * machines.
 */
export function uploadFolder(app: FastifyInstance, dataDir: string): string {
  const home = join(dataDir, 'tmp');
  mkdirSync(home, { recursive: true });
  removeAbandoned(home);
  const folder = mkdtempSync(join(home, prefix));
  const timer = setInterval(() => {
    try {
      touch(folder);
      removeAbandoned(home);
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

function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (name.startsWith(prefix) && touched !== undefined && Date.now() - touched > abandonedMs)
      rmSync(path, { recursive: true, force: true });
  }
}
