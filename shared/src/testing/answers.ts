import { jest } from '@jest/globals';
import type { CallName } from '../schemas';

type Answer = object | ((payload: Record<string, string>) => object | Promise<object>);

/**
 * Answers calls in place of the api: name -> reply (a failure is `{ error, code }`). Gives the list of calls that were
 * made.
 * A call without an answer fails the test.
 */
export function answerCalls(answers: Partial<Record<CallName, Answer>>) {
  const made: { name: string; payload: Record<string, string> }[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const name = String(input).split('/customer/')[1] ?? '';
    const payload = Object.fromEntries(new URLSearchParams(String(init?.body)));
    made.push({ name, payload });
    const answer = answers[name as CallName];
    if (!answer) throw new Error(`no answer for ${name}`);
    const reply =
      typeof answer === 'function' ? await (answer as (p: Record<string, string>) => object)(payload) : answer;
    return { ok: true, status: 200, json: async () => reply } as Response;
  }) as typeof fetch;
  return made;
}
