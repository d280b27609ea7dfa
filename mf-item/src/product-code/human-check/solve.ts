import { solveChallenge, solveChallengeWorkers } from 'altcha-lib/v1';
import { newWorker } from './new-worker';

interface Challenge {
  algorithm: 'SHA-256';
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/**
 * Solves a challenge of captcha/getChallenge, and gives the payload that a call takes (base64 of JSON). Some tenths of a second of work, beside
 * the page; a browser that runs no worker of ours does it between the page's own tasks. Throws where there is no solution, or no cryptography
 * (a page without https).
 */
export async function solve(text: string, signal: AbortSignal): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature }: Challenge = JSON.parse(text);
  if (!crypto.subtle) throw new Error('no cryptography here');
  const inWorker = await solveInWorker({ algorithm, challenge, maxnumber, salt, signature }, signal).catch(() => undefined);
  signal.throwIfAborted();
  const solution = inWorker ?? (await solveChallenge(challenge, salt, algorithm, maxnumber).promise);
  if (!solution) throw new Error('the challenge has no solution');
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}

function solveInWorker({ challenge, salt, algorithm, maxnumber }: Challenge, signal: AbortSignal) {
  return new Promise<{ number: number } | null>((resolve, reject) => {
    const start = () => {
      const worker = newWorker();
      const stop = () => {
        worker.terminate();
        reject(new Error('stopped'));
      };
      worker.addEventListener('error', stop);
      signal.addEventListener('abort', stop);
      return worker;
    };
    solveChallengeWorkers(start, 1, challenge, salt, algorithm, maxnumber).then(resolve, reject);
  });
}
