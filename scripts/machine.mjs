// Checks of this machine before the slow steps.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Problem } from './workspace.mjs';

/** Throws a Problem if `port` is in use; `variable` is the environment variable that changes it. */
export async function checkPort(port, variable = 'PORT') {
  for (const host of ['127.0.0.1', '::1']) {
    if ((await listenOnce(port, host)) === 'EADDRINUSE')
      throw new Problem(
        `Port ${port} is taken by another program. Stop that one, or choose another port: ${variable}=${port + 1} ${variable === 'PORT' ? 'npm start' : 'pnpm dev …'}`,
      );
  }
}

/** `port`, or 0 (any free port) if it is in use. */
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

/** Creates the data folder. Throws a Problem if it isn't writable. */
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

/** Creates parents one by one, since Node's recursive mkdir hangs in folders such as /proc. */
function makeFolder(dir) {
  if (existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  mkdirSync(dir);
}
