import type { z } from 'zod';
import { ProviderUnsure } from './provider';

export interface ProviderRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
}
export const timeoutMs = 15_000;
/**
 * Statuses that leave the payment's state unknown: the provider rejected our credentials, our rate or a timeout before
 * it looked at the payment.
 */
const inconclusiveStatuses: readonly number[] = [401, 403, 408, 429];
export const isInconclusive = (status: number): boolean => status >= 500 || inconclusiveStatuses.includes(status);

/**
 * Sends one request. Throws ProviderUnsure for a timeout, an unreadable body or an inconclusive status. Never logs the
 * URL or body, which may contain card tokens.
 */
export async function askProvider<T extends z.ZodType>(
  url: string,
  schema: T,
  question: ProviderRequest = {},
): Promise<{ status: number; body: z.output<T> }> {
  const { method = 'POST', headers = {}, json, form } = question;
  const kind: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
  const body = json === undefined ? form && new URLSearchParams(form) : JSON.stringify(json);
  const { status, text } = await sendToProvider(url, {
    method,
    headers: { accept: 'application/json', ...kind, ...headers },
    body: body ?? null,
  });
  if (isInconclusive(status)) throw new ProviderUnsure(`The provider answered ${status}.`);
  try {
    return { status, body: schema.parse(text === '' ? {} : JSON.parse(text)) };
  } catch {
    throw new ProviderUnsure('The provider answered in another form.');
  }
}

interface HttpRequest {
  method: string;
  headers: Record<string, string>;
  body: string | URLSearchParams | null;
}

/** Throws ProviderUnsure if no reply comes in time. */
export async function sendToProvider(url: string, sending: HttpRequest): Promise<{ status: number; text: string }> {
  try {
    const reply = await fetch(url, { ...sending, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { status: reply.status, text: await reply.text() };
  } catch {
    throw new ProviderUnsure('The provider did not answer.');
  }
}
