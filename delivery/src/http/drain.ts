import type { IncomingMessage } from 'node:http';

const drainMs = 1000;

/**
 * Discards what a client still sends, for at most `maxMs`: a client that is cut off while sending never reads the
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
