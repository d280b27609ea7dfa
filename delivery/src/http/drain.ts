import type { IncomingMessage } from 'node:http';

const drainMs = 1000;

/**
 * Reads away what a client still sends, for so long at most: a client that is cut off while sending does not read the
 * answer.
 */
export function drain(message: IncomingMessage, maxMs = drainMs): Promise<void> {
  return new Promise((resolve) => {
    if (message.complete || message.destroyed) return resolve();
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, maxMs);
    message.once('end', done).once('close', done).resume();
  });
}
