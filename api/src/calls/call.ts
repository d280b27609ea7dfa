import { type CallName, calls } from '@bookfront/shared/schemas';
import type { z } from 'zod';
import type { CallContext, Handlers } from '../call-context/call-context';
import { fieldText } from '../http/field-text';

/** A call as its route handles it. */
export interface Call {
  name: CallName;
  /** Whether the call writes: then it must come from the session that the page shows. */
  write: boolean;
  /** Runs before the body is read, for calls with a file. */
  admit: ((context: CallContext) => () => void) | undefined;
  /** Validates the fields by the call's schema and handles the call. Throws ZodError, CallError. */
  run: (context: CallContext, fields: Record<string, unknown>) => Promise<unknown>;
}

export const callsOf = (handlers: Handlers): Call[] =>
  Object.keys(handlers)
    .filter(isCallName)
    .map((name) => toCall(name, handlers[name]));

const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

function toCall(name: CallName, handler: Handlers[CallName]): Call {
  const payload: z.ZodType = calls[name].payload;
  const { admit, handle } = typeof handler === 'function' ? { admit: undefined, handle: handler } : handler;
  return {
    name,
    write: calls[name].write,
    admit,
    // the schema of this very call has parsed the payload, which the compiler can't infer from the table
    run: async (context, fields) => handle(context, (await payload.parseAsync(fields, { error: fieldText })) as never),
  };
}
