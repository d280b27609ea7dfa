// The workspace's folders, and output and shutdown for every script.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import remotesOfWorkspace from '../shared/webpack/remotes.cjs';

export const root = path.resolve(fileURLToPath(import.meta.url), '../..');
export const { remotes } = remotesOfWorkspace;
/** Packages whose build is a release, and programs that run here. */
export const releases = ['shell', ...remotes];
export const programs = ['api', 'delivery'];

export const log = (line) => process.stdout.write(`${line}\n`);

/** An error that the user can fix: only its message is printed. */
export class Problem extends Error {
  name = 'Problem';
}

/** Runs a script's work. Prints a Problem as one line, other errors with their stack, and exits with 1. */
export async function run(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Problem ? error.message : error.stack}\n`);
    process.exitCode = 1;
    await stopAll();
    process.exit(1);
  }
}

const stops = [];
/** `stop` is awaited when the script ends by a signal or an error. */
export const onStop = (stop) => stops.push(stop);
export const stopAll = () => Promise.all(stops.splice(0).map((stop) => stop()));

/** Stops everything that was started on Ctrl-C, SIGTERM, a closed terminal, or when the parent (npm) is gone. */
export function endWithParent() {
  const above = ancestors();
  const end = async (code) => {
    await stopAll();
    process.exit(code);
  };
  process
    .once('SIGINT', () => end(130))
    .once('SIGTERM', () => end(143))
    .once('SIGHUP', () => end(129));
  setInterval(() => ancestors() !== above && end(1), 1000).unref();
}

/** This process's parent and, on Linux, that one's parent: npm runs scripts through a shell. */
function ancestors() {
  try {
    return `${process.ppid} ${readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1].split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
