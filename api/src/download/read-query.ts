import { calls } from '@bookfront/shared/schemas';
import type { Input } from '../call-context/call-context';
import { fieldText } from '../http/field-text';

/** A browse view from an address: as browse/get has it. Throws ZodError. */
export function readQuery(query: Record<string, unknown>): Input<'browse/get'> {
  return calls['browse/get'].payload.parse(query, { error: fieldText });
}
