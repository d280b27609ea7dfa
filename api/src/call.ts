import { type CallName, calls, type Reply } from '@bookfront/shared/schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Db } from './database/open';
import { fieldText } from './field-text';
import type { PaymentDesk } from './payment/providers';
import type { SessionRow } from './session/session-repository';
import type { Shop } from './store/shop';

/** What a handler knows of the one who calls. `session`: undefined for a guest without a row. */
export interface CallContext {
  db: Db;
  shop: Shop;
  session: SessionRow | undefined;
  /** Unix seconds. */
  now: number;
  /** Of the visitor, as the throttles count: networkOf. */
  address: string;
  /** A smoke test of a release: what it orders is a test, takes no stock, sends no mail and is in nobody's figures. */
  isTest: boolean;
  payments: PaymentDesk;
  log: FastifyBaseLogger;
  /** Makes `secret` the visitor's cookie. */
  setSecret: (secret: string) => void;
}
export type Input<N extends CallName> = z.output<(typeof calls)[N]['payload']>;

export interface Call {
  name: CallName;
  write: boolean;
  /** Before its body is read: refuses, or answers what to do when the call has ended. */
  admit?: (context: CallContext) => () => void;
  run: (context: CallContext, fields: Record<string, unknown>) => Promise<unknown>;
}

/**
 * One call of the API: its payload is checked by the shared schema before `handle` sees it. Throws ZodError, CallError.
 */
export function defineCall<N extends CallName>(
  name: N,
  handle: (context: CallContext, payload: Input<N>) => Promise<Reply<N>>,
  admit?: Call['admit'],
): Call {
  const payload: z.ZodType = calls[name].payload;
  return {
    name,
    write: calls[name].write,
    ...(admit ? { admit } : {}),
    run: async (context, fields) =>
      handle(context, (await payload.parseAsync(fields, { error: fieldText })) as Input<N>),
  };
}
