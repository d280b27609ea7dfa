import { calls } from '@bookfront/shared/schemas';
import type { Input } from '../call';
import { fieldText } from '../field-text';

/** A browse view from an address: as browse/get has it. Throws ZodError. */
export function readQuery(query: Record<string, unknown>): Input<'browse/get'> {
  return calls['browse/get'].payload.parse(query, { error: fieldText });
}
