// What every script needs of the workspace: its folders, how to write to the terminal, and how to end.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(fileURLToPath(import.meta.url), '../..');
export const remotes = [
  'mf-catalogue',
  'mf-item',
  'mf-lists-registry',
  'mf-events-content',
  'mf-cart-checkout',
  'mf-account',
];
/** Packages whose build is a release, and programs that run here. */
export const releases = ['shell', ...remotes];
export const programs = ['api', 'delivery'];

export const say = (line) => process.stdout.write(`${line}\n`);

/** A fault that the reader can fix: its message is the one line that is shown. */
export class Problem extends Error {
  name = 'Problem';
}

/** Runs a script's work; a Problem is shown as one line, everything else with its place. Exit code 1 either way. */
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
/** `stop` is awaited when the script ends by a signal or a fault. */
export const onStop = (stop) => stops.push(stop);
export const stopAll = () => Promise.all(stops.splice(0).map((stop) => stop()));

/** Ctrl-C, SIGTERM, a closed terminal, or a parent (npm) that is gone: everything that was started ends. */
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

/** This process's parent and, where the system tells, that one's: npm stands behind a shell. */
function ancestors() {
  try {
    return `${process.ppid} ${readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1].split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
