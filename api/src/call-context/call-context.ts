import type { CallName, calls, Reply } from '@bookfront/shared/schemas';
import type { uploadCalls } from '@bookfront/shared/schemas/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../database/open';
import type { PaymentEnvironment } from '../payment-provider/providers';
import type { SessionContext } from '../session/require-session';

/** What a handler knows about the call and its visitor. */
export interface CallContext extends SessionContext {
  db: Db;
  /** The visitor's rate-limit key (see networkOf). */
  address: string;
  /**
   * Whether a release's smoke test is calling: its orders are tests, take no stock, send no mail and count in no
   * statistics.
   */
  isTest: boolean;
  payments: PaymentEnvironment;
  /** Where mailed links lead in a shop without an address of its own; '' for nowhere. */
  sharedOrigin: string;
  log: FastifyBaseLogger;
}
export type Input<N extends CallName> = z.output<(typeof calls)[N]['payload']>;

/** Handles a call whose payload has been validated. Throws CallError. */
export type Handler<N extends CallName> = (context: CallContext, payload: Input<N>) => Promise<Reply<N>>;

/** The calls that take a file. */
export type UploadName = (typeof uploadCalls)[number];

/** Handles a call that takes a file. */
export interface UploadHandler<N extends CallName> {
  /** Runs before the body is read. Throws CallError, or returns a function to run when the call has ended. */
  admit: (context: CallContext) => () => void;
  handle: Handler<N>;
}

/** A handler for every call: a missing one, or one with another reply, fails to compile. */
export type Handlers = { [N in CallName]: N extends UploadName ? UploadHandler<N> : Handler<N> };
