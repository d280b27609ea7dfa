import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { NotificationEvent } from './events';

export interface WebhookOptions {
  urls: readonly string[];
  /** Signs each message; '' sends them unsigned. */
  secret: string;
  logger: Pick<Logger, 'error'>;
  onOutcome: (outcome: WebhookOutcome) => void;
  /** How long to wait before the second, third and fourth attempt, in ms. */
  retryMs?: readonly number[];
  timeoutMs?: number;
}
export type WebhookOutcome = 'sent' | 'failed' | 'dropped';

/** Tells others what happened, in the background: nothing waits for it, and its failures are logged. */
export interface Notifier {
  notify(event: NotificationEvent | undefined): void;
  /** Gives up what is still to be sent. */
  stop(): void;
}

const maxWaiting = 200;

/** Posts events as `{ text }`, which Slack and its like take, to each address in order. */
export function createNotifier(options: WebhookOptions): Notifier {
  const stopped = new AbortController();
  const queues = options.urls.map((url) => createQueue(url, options, stopped.signal));
  return {
    notify(event) {
      if (event) for (const add of queues) add(event);
    },
    stop: () => stopped.abort(),
  };
}

/** Sends one address's events one after the other; drops new ones while too many wait. */
function createQueue(url: string, options: WebhookOptions, stopped: AbortSignal) {
  const waiting: NotificationEvent[] = [];
  let isSending = false;

  async function sendAll(): Promise<void> {
    isSending = true;
    for (let event = waiting.shift(); event && !stopped.aborted; event = waiting.shift())
      options.onOutcome((await deliver(url, event, options, stopped)) ? 'sent' : 'failed');
    isSending = false;
  }

  return (event: NotificationEvent): void => {
    if (waiting.length >= maxWaiting) options.onOutcome('dropped');
    else waiting.push(event);
    if (!isSending) void sendAll();
  };
}

const defaultRetryMs = [1000, 5000, 25_000];

async function deliver(
  url: string,
  event: NotificationEvent,
  { secret, logger, timeoutMs = 5000, retryMs = defaultRetryMs }: WebhookOptions,
  stopped: AbortSignal,
): Promise<boolean> {
  for (const pause of [0, ...retryMs]) {
    if (pause) await wait(pause, undefined, { signal: stopped, ref: false }).catch(() => undefined);
    if (stopped.aborted) return false;
    const outcome = await post(url, event, secret, AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]));
    if (outcome === 'taken') return true;
    if (outcome === 'refused') break;
  }
  // the path of a webhook's address is a secret
  logger.error({ host: new URL(url).host, kind: event.kind }, 'a webhook was not delivered');
  return false;
}

/** 'refused': to send it again would not help. */
async function post(
  url: string,
  { kind, text }: NotificationEvent,
  secret: string,
  signal: AbortSignal,
): Promise<'taken' | 'refused' | 'failed'> {
  const body = JSON.stringify({ text });
  const headers = { 'content-type': 'application/json', 'x-bookfront-event': kind, ...signatureOf(body, secret) };
  try {
    const answer = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'error' });
    await answer.body?.cancel();
    if (answer.ok) return 'taken';
    return answer.status >= 500 || answer.status === 429 || answer.status === 408 ? 'failed' : 'refused';
  } catch {
    return 'failed';
  }
}

/**
 * `x-bookfront-signature: t=<seconds>,v1=<hex>`: HMAC-SHA-256 over '<seconds>.<body>'. The time lets a receiver refuse
 * old messages that are sent again.
 */
function signatureOf(body: string, secret: string): Record<string, string> {
  if (!secret) return {};
  const seconds = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { 'x-bookfront-signature': `t=${seconds},v1=${signature}` };
}
