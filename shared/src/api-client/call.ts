import * as m from '#messages';
import type { CallName, Failure, FailureCode, Payload, Reply } from '../schemas';
import { beginsSession, oneAtATime } from './first-session';

/**
 * A failed call as a value. `kind`: 'network' (no answer), 'http' (an answer that is no JSON of ours), 'refused' (the
 * api's own failure).
 * `message` is the api's text, '' where there is none; `retryable`: asking again can help.
 */
export interface CallFailure {
  name: 'CallFailure';
  kind: 'network' | 'http' | 'refused';
  code: FailureCode | 'network' | 'no_json';
  message: string;
  retryable: boolean;
  fields: Record<string, string>;
}
export type Result<T> = { ok: true; value: T } | { ok: false; failure: CallFailure };

export interface ClientConfig {
  base: string;
  storeId: string;
  sessionId: () => string;
  uuid: () => string;
  /** Called with each response; returns what it did about it. */
  onResponse?: (
    asked: { name: CallName; payload: object },
    result: Result<unknown>,
  ) => ResponseAction | Promise<ResponseAction>;
}
/**
 * 'retry': the call is worth one more try; 'login': the shopper is being asked to log in again, so the failure says no
 * more than that.
 */
export type ResponseAction = 'retry' | 'login' | undefined;
let config: ClientConfig = { base: '', storeId: '', sessionId: () => '', uuid: () => '' };
/** Said once by whoever owns the page: the shell or the stand-alone harness. */
export function configureCalls(next: ClientConfig): void {
  config = next;
}
/** For a root of another React, whose copy of this module knows nothing of the page. */
export const clientConfig = (): ClientConfig => config;

/**
 * A call that has no answer by then counts as one that found no network: nobody waits for ever. A file may take long to
 * send.
 */
const longestMs = { form: 30_000, file: 600_000 };

/** What came back: its status, and its body where that was JSON. Rejects where nothing came back. */
export interface Answer {
  status: number;
  body: unknown;
}
export type Send = (address: string, body: URLSearchParams | FormData, signal: AbortSignal) => Promise<Answer>;

/**
 * POST /customer/<name>, form-encoded, with uuid, session_id, log_url and store_id (P1 §7, SES-12); a payload with a
 * file is a multipart form.
 * Never throws, but with what `signal` was aborted for. `send`: see progress.ts.
 */
export async function call<N extends CallName>(
  name: N,
  payload: Payload<N>,
  signal?: AbortSignal,
  send = byFetch,
): Promise<Result<Reply<N>>> {
  const result = await ask(name, payload, signal, send);
  const next = await config.onResponse?.({ name, payload }, result);
  if (next === 'retry') return ask(name, payload, signal, send);
  return next === 'login' && !result.ok
    ? { ok: false, failure: { ...result.failure, message: m.log_in_again() } }
    : result;
}

/** This page's guest has begun a session: what the page was loaded with does not tell of it. */
let hasSession = false;

async function ask<N extends CallName>(
  name: N,
  payload: Payload<N>,
  signal: AbortSignal | undefined,
  send: Send,
): Promise<Result<Reply<N>>> {
  const { base, storeId, sessionId, uuid } = config;
  const body = toForm({
    ...payload,
    uuid: uuid(),
    session_id: sessionId(),
    log_url: location.pathname,
    store_id: storeId,
  });
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), body instanceof FormData ? longestMs.file : longestMs.form);
  signal?.addEventListener('abort', () => limit.abort());
  try {
    const sent = () => send(`${base}/customer/${name}`, body, limit.signal);
    const isFirst = !hasSession && sessionId() === '' && beginsSession(name);
    const result = readReply<Reply<N>>(await (isFirst ? oneAtATime(sent, limit.signal) : sent()));
    if (isFirst) hasSession ||= result.ok;
    return result;
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, failure: failureOf('network', 'network', '', true) };
  } finally {
    clearTimeout(timer);
  }
}

async function byFetch(address: string, body: URLSearchParams | FormData, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { method: 'POST', body, credentials: 'include', signal });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

/** Undefined and empty values are left out. */
export function toForm(payload: object): URLSearchParams | FormData {
  const entries = Object.entries(payload).filter(([, value]) => value !== undefined && value !== '');
  const isFile = (value: unknown) => value instanceof Blob;
  if (!entries.some(([, value]) => isFile(value)))
    return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
  const form = new FormData();
  // fields before the file: the api knows who sends it before it takes it in
  for (const [key, value] of entries) if (!isFile(value)) form.set(key, String(value));
  for (const [key, value] of entries) if (isFile(value)) form.set(key, value);
  return form;
}

/** SES-13: an `error` field is a failure, whatever the status. */
function readReply<T>({ status, body }: Answer): Result<T> {
  if (typeof body !== 'object' || body === null || (status >= 400 && !('error' in body)))
    return { ok: false, failure: failureOf('http', 'no_json', '', status >= 500) };
  if (!('error' in body)) return { ok: true, value: body as T };
  const { error, code, fields } = body as Failure;
  // an object where text is due is told as it is (P2 §8)
  const text = typeof error === 'string' ? error : m.error_with_details({ details: JSON.stringify(error) });
  return { ok: false, failure: failureOf('refused', code ?? 'internal', text, status >= 500, fields) };
}

const failureOf = (
  kind: CallFailure['kind'],
  code: CallFailure['code'],
  message: string,
  retryable: boolean,
  fields: Record<string, string> = {},
): CallFailure => ({
  name: 'CallFailure',
  kind,
  code,
  message,
  retryable,
  fields,
});

/** `error.name`, not `instanceof`: the failure may come from another bundle. */
export const isCallFailure = (error: unknown): error is CallFailure =>
  typeof error === 'object' && error !== null && (error as CallFailure).name === 'CallFailure';

/** The words for a shopper: the api's own, else a plain sentence. */
export function failureText(failure: CallFailure, fallback = m.error_generic()): string {
  if (failure.message) return failure.message;
  return failure.kind === 'network' ? m.network_failed() : fallback;
}
