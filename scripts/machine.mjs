// What this machine must offer, looked at before the long work begins.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Problem } from './workspace.mjs';

/** Refuses where something listens on `port` of this machine, which `variable` would change. */
export async function checkPort(port, variable = 'PORT') {
  for (const host of ['127.0.0.1', '::1']) {
    if ((await listenOnce(port, host)) === 'EADDRINUSE')
      throw new Problem(
        `Port ${port} is taken by another program. Stop that one, or choose another port: ${variable}=${port + 1} ${variable === 'PORT' ? 'npm start' : 'pnpm dev …'}`,
      );
  }
}

/** `port`, or 0 (any that is free) where something listens on it. */
export async function freePort(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => listenOnce(port, host)));
  return port > 65535 || answers.includes('EADDRINUSE') ? 0 : port;
}

function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error) => resolve(error.code)).listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** Makes the data folder, and refuses where nothing can be written into it. */
export function checkFolder(dir) {
  const probe = path.join(dir, `.probe-${process.pid}`);
  try {
    makeFolder(dir);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Problem(
      `The data folder ${dir} can't be written to (${error.code}). Make it writable, or choose another: DATA_DIR=/some/folder npm start`,
    );
  }
}

/** Folder by folder: asked for all at once, Node never comes back from places such as /proc. */
function makeFolder(dir) {
  if (existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  mkdirSync(dir);
}
