import type { ApiResponse, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { isInconclusive, sendToProvider, timeoutMs } from '../contract/ask-provider';
import { ProviderUnsure } from '../contract/provider';
import type { ProviderAccess } from './provider-access';

/** PayPal's official server package, bound to one PayPal account. */
export interface PaypalClient {
  orders: OrdersController;
  payments: PaymentsController;
  /** Returns the package's result or the issues of a refusal. Throws ProviderUnsure if neither tells what happened. */
  ask: <T>(question: Promise<ApiResponse<T>>) => Promise<Answer<T>>;
  sdk: typeof import('@paypal/paypal-server-sdk');
}
type Answer<T> = { result: T } | { issues: string[] };

/**
 * Imported on demand, since the package brings its own HTTP client. Retries and logging are off: this api decides both.
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

/** The fields that we use of a request from the package's HTTP client. */
interface SdkRequest {
  url: string;
  method: string;
  headers: Iterable<[string, string]>;
  data?: string;
}

/**
 * Sends requests to the account's address, since the package only knows PayPal's own two. Throws ProviderUnsure for
 * inconclusive replies, as other adapters do, and if PayPal rejects our credentials.
 */
async function send(api: string, request: SdkRequest) {
  const { pathname, search } = new URL(request.url);
  const { status, text } = await sendToProvider(`${api}${pathname}${search}`, {
    method: request.method.toUpperCase(),
    headers: Object.fromEntries(request.headers),
    body: request.data ?? null,
  });
  if (isInconclusive(status) || (status >= 400 && pathname.endsWith('/oauth2/token')))
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
