import type { z } from 'zod';
import { ProviderUnsure } from './provider';

export interface Question {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
}
export const timeoutMs = 15_000;
/** Refused before it was looked at: our key, our haste or our slowness says nothing of the money. */
const noAnswer: readonly number[] = [401, 403, 408, 429];
export const isNoAnswer = (status: number): boolean => status >= 500 || noAnswer.includes(status);

/**
 * One request to a provider. Any answer below 500 is one, but for those of `noAnswer`; no answer, a broken one and the
 * provider's own failures are ProviderUnsure. Neither address nor body is ever logged: they may hold what a card is
 * paid with.
 */
export async function askProvider<T extends z.ZodType>(
  url: string,
  schema: T,
  question: Question = {},
): Promise<{ status: number; body: z.output<T> }> {
  const { method = 'POST', headers = {}, json, form } = question;
  const kind: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
  const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json);
  const { status, text } = await sendToProvider(url, {
    method,
    headers: { accept: 'application/json', ...kind, ...headers },
    body: body ?? null,
  });
  if (isNoAnswer(status)) throw new ProviderUnsure(`The provider answered ${status}.`);
  try {
    return { status, body: schema.parse(text === '' ? {} : JSON.parse(text)) };
  } catch {
    throw new ProviderUnsure('The provider answered in another form.');
  }
}

interface Sending {
  method: string;
  headers: Record<string, string>;
  body: string | URLSearchParams | null;
}

/** Throws ProviderUnsure where no answer comes in time. */
export async function sendToProvider(url: string, sending: Sending): Promise<{ status: number; text: string }> {
  try {
    const reply = await fetch(url, { ...sending, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { status: reply.status, text: await reply.text() };
  } catch {
    throw new ProviderUnsure('The provider did not answer.');
  }
}
