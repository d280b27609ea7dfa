import type { ApiResponse, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { isNoAnswer, sendToProvider, timeoutMs } from '../contract/ask-provider';
import { ProviderUnsure } from '../contract/provider';
import type { ProviderAccess } from './provider-access';

/** PayPal's own server package at one account of PayPal. */
export interface PaypalClient {
  orders: OrdersController;
  payments: PaymentsController;
  /** What the package answers, or the issues of a refusal. Throws ProviderUnsure where neither tells what was done. */
  ask: <T>(question: Promise<ApiResponse<T>>) => Promise<Answer<T>>;
  sdk: typeof import('@paypal/paypal-server-sdk');
}
type Answer<T> = { result: T } | { issues: string[] };

/**
 * Loaded with the first payment, since the package brings a client of its own. It repeats nothing and logs nothing:
 * both would be decided without us.
 */
export async function openPaypalClient({
  api,
  key,
  secret,
}: Pick<ProviderAccess, 'api' | 'key' | 'secret'>): Promise<PaypalClient> {
  const sdk = await import('@paypal/paypal-server-sdk');
  const client = new sdk.Client({
    environment: sdk.Environment.Production,
    clientCredentialsAuthCredentials: { oAuthClientId: key, oAuthClientSecret: secret },
    httpClientOptions: { timeout: timeoutMs, retryConfig: { maxNumberOfRetries: 0 } },
    unstable_httpClientOptions: { adapter: (request: SdkRequest) => send(api, request) },
  });
  const ask = async <T>(question: Promise<ApiResponse<T>>): Promise<Answer<T>> => {
    try {
      return { result: (await question).result };
    } catch (error) {
      if (error instanceof sdk.ApiError && typeof error.body === 'string') return { issues: issuesOf(error.body) };
      throw error instanceof ProviderUnsure ? error : new ProviderUnsure('PayPal answered in another form.');
    }
  };
  return { sdk, orders: new sdk.OrdersController(client), payments: new sdk.PaymentsController(client), ask };
}

/** As much as is used of what the package's HTTP client hands to whatever sends for it. */
interface SdkRequest {
  url: string;
  method: string;
  headers: Iterable<[string, string]>;
  data?: string;
}

/**
 * The package knows two addresses, its own: this sends to the account's. What tells nothing of the money is
 * ProviderUnsure here, as for every provider; so is a refusal of our key.
 */
async function send(api: string, request: SdkRequest) {
  const { pathname, search } = new URL(request.url);
  const { status, text } = await sendToProvider(`${api}${pathname}${search}`, {
    method: request.method.toUpperCase(),
    headers: Object.fromEntries(request.headers),
    body: request.data ?? null,
  });
  if (isNoAnswer(status) || (status >= 400 && pathname.endsWith('/oauth2/token')))
    throw new ProviderUnsure(`PayPal answered ${status}.`);
  return { status, data: text, statusText: '', headers: {}, config: request };
}

const refusalSchema = z.object({ details: z.array(z.object({ issue: z.string().default('') })).default([]) });

function issuesOf(body: string): string[] {
  try {
    return refusalSchema.parse(body === '' ? {} : JSON.parse(body)).details.map(({ issue }) => issue);
  } catch {
    throw new ProviderUnsure('PayPal answered in another form.');
  }
}
