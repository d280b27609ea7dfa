import { z } from 'zod';
import { ProviderUnsure } from './provider';

export interface Question {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
  /** Milliseconds. */
  patience?: number;
}
const usualPatience = 15_000;
/** Refused before it was looked at: our key, our haste or our slowness says nothing of the money. */
const noAnswer: readonly number[] = [401, 403, 408, 429];

/**
 * One request to a provider. Any answer below 500 is one, but for those of `noAnswer`; no answer, a broken one and the provider's own failures are ProviderUnsure.
 * Neither address nor body is ever logged: they may hold what a card is paid with.
 */
export async function askProvider<T extends z.ZodType>(url: string, schema: T, question: Question = {}): Promise<{ status: number; body: z.output<T> }> {
  const { method = 'POST', headers = {}, json, form, patience = usualPatience } = question;
  const kind: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
  const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json);
  try {
    const reply = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...kind, ...headers },
      body: body ?? null,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (reply.status >= 500 || noAnswer.includes(reply.status)) throw new ProviderUnsure(`The provider answered ${reply.status}.`);
    return { status: reply.status, body: schema.parse(await readBody(reply)) };
  } catch (error) {
    if (error instanceof ProviderUnsure) throw error;
    throw new ProviderUnsure(error instanceof z.ZodError ? 'The provider answered in another form.' : 'The provider did not answer.');
  }
}

async function readBody(reply: Response): Promise<unknown> {
  const text = await reply.text();
  return text === '' ? {} : JSON.parse(text);
}

/** '12.34' for 1234. */
export const toDecimal = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** 1234 for '12.34' or 12.34; not a number for anything else. */
export function fromDecimal(text: string | number): number {
  const parts = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(String(text));
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : Number.NaN;
}
