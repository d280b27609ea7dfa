import { solveChallenge } from 'altcha-lib/v1';

interface Challenge {
  algorithm: 'SHA-256';
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

/** Hashes between two turns of the page: some milliseconds of work. */
const step = 250;

/**
 * Solves a challenge of captcha/getChallenge, and gives the payload that a call takes (base64 of JSON). Some tenths of
 * a second of work, in small steps and not in a worker: the browser fetches a worker's script itself, past the digest
 * that every script of a release runs by (docs/decisions/0008). Throws where there is no solution, no cryptography (a
 * page without https), or `signal` ends it.
 */
export async function solve(text: string, signal: AbortSignal): Promise<string> {
  const asked: Challenge = JSON.parse(text);
  if (!crypto.subtle) throw new Error('no cryptography here');
  for (let start = 0; start <= asked.maxnumber; start += step) {
    signal.throwIfAborted();
    const number = await solveFrom(start, asked);
    if (number !== undefined) return payloadOf(asked, number);
    await turnOfThePage();
  }
  throw new Error('the challenge has no solution');
}

async function solveFrom(
  start: number,
  { challenge, salt, algorithm, maxnumber }: Challenge,
): Promise<number | undefined> {
  const last = Math.min(start + step - 1, maxnumber);
  return (await solveChallenge(challenge, salt, algorithm, last, start).promise)?.number;
}

const payloadOf = ({ algorithm, challenge, salt, signature }: Challenge, number: number) =>
  btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));

const turnOfThePage = () => new Promise((done) => setTimeout(done));
