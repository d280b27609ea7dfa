import type { CallName, calls, Reply } from '@bookfront/shared/schemas';
import type { uploadCalls } from '@bookfront/shared/schemas/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../database/open';
import type { PaymentEnvironment } from '../payment-provider/providers';
import type { SessionHolder } from '../session/require-session';

/** What a handler knows of the visitor who calls. */
export interface CallContext extends SessionHolder {
  db: Db;
  /** Of the visitor, as rate limits count: networkOf. */
  address: string;
  /** A smoke test of a release: what it orders is a test, takes no stock, sends no mail and is in nobody's figures. */
  isTest: boolean;
  payments: PaymentEnvironment;
  log: FastifyBaseLogger;
}
export type Input<N extends CallName> = z.output<(typeof calls)[N]['payload']>;

/** Answers a call whose payload has passed its schema. Throws CallError. */
export type Handler<N extends CallName> = (context: CallContext, payload: Input<N>) => Promise<Reply<N>>;

/** The calls whose form has a file. */
export type UploadName = (typeof uploadCalls)[number];

/** Answers a call with a file. */
export interface UploadHandler<N extends CallName> {
  /** Runs before the body is read. Throws CallError, or gives what to do when the call has ended. */
  admit: (context: CallContext) => () => void;
  handle: Handler<N>;
}

/** A handler for every call of the API: one that is missing, or answers in another shape, does not compile. */
export type Handlers = { [N in CallName]: N extends UploadName ? UploadHandler<N> : Handler<N> };
