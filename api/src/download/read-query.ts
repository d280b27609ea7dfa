import { calls } from '@bookfront/shared/schemas';
import type { Input } from '../call-context/call-context';
import { fieldText } from '../http/field-text';

/** Parses a browse view from a URL's query, with the fields of browse/get. Throws ZodError. */
export function readQuery(query: Record<string, unknown>): Input<'browse/get'> {
  return calls['browse/get'].payload.parse(query, { error: fieldText });
}
