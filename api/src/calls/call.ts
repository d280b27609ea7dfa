import { type CallName, calls } from '@bookfront/shared/schemas';
import type { z } from 'zod';
import type { CallContext, Handlers } from '../call-context/call-context';
import { fieldText } from '../http/field-text';

/** A call as its route serves it. */
export interface Call {
  name: CallName;
  /** Whether it changes something: then it must come from the session that the page shows. */
  write: boolean;
  /** Of a call with a file: runs before the body is read. */
  admit: ((context: CallContext) => () => void) | undefined;
  /** Checks the fields by the call's schema and answers them. Throws ZodError, CallError. */
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
    // the schema of this very name has parsed it, which the compiler cannot follow through the table
    run: async (context, fields) => handle(context, (await payload.parseAsync(fields, { error: fieldText })) as never),
  };
}
