import { type CallName, calls } from '@bookfront/shared/schemas';
import { z } from 'zod';
import { fieldText } from './field-text';

/** As hostile as a form can be: each field of a payload with a control sign, with nothing, too long, and too much. */
const wrong = ['\u0000', '', 'x'.repeat(200_000), '-99999999999', '{}'];

it.each(Object.keys(calls) as CallName[])('what is wrong with a field is told in words: %s', (name) => {
  const payload: z.ZodType = calls[name].payload;
  const fields = payload instanceof z.ZodObject ? Object.keys(payload.shape) : [];
  for (const value of wrong) {
    const { error } = payload.safeParse(Object.fromEntries(fields.map((field) => [field, value])), { error: fieldText });
    for (const { message } of error?.issues ?? []) expect(message).not.toMatch(/pattern|Invalid|received|expected string|\^|>=|<=/);
  }
});

it.each(['+ () . -', '(604) 555-010', '+1 (604) 555-0100 5550100', '-'.repeat(12)])(
  'a phone of signs or of other than ten to fifteen digits is none: %j',
  (phone) => {
    expect(calls['checkout/setExtras'].payload.safeParse({ phone }).error?.issues[0]?.message).toBe('Please input your phone number.');
  },
);
