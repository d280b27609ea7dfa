import { type CallName, calls } from '@bookfront/shared/schemas';
import { z } from 'zod';
import { fieldText } from './field-text';

/** As hostile as a form can be: each field of a payload with a control sign, with nothing, too long, and too much. */
const wrong = ['\u0000', '', 'x'.repeat(200_000), '-99999999999', '{}'];

/** Its fields are cut to their length. */
const neverRefused = 'log/error' satisfies CallName;

it.each(Object.keys(calls) as CallName[])('what is wrong with a field is told in words: %s', (name) => {
  const payload: z.ZodType = calls[name].payload;
  if (!(payload instanceof z.ZodObject)) throw new Error('The fields of this call are not known.');
  const fields = Object.keys(payload.shape);
  const messages = wrong.flatMap((value) => {
    const { error } = payload.safeParse(Object.fromEntries(fields.map((field) => [field, value])), { error: fieldText });
    return (error?.issues ?? []).map(({ message }) => message);
  });
  expect(messages.filter((message) => /pattern|Invalid|received|expected string|\^|>=|<=/.test(message))).toEqual([]);
  expect(messages.length > 0).toBe(fields.length > 0 && name !== neverRefused);
});

it.each(['+ () . -', '(604) 555-010', '+1 (604) 555-0100 5550100', '-'.repeat(12)])(
  'a phone of signs or of other than ten to fifteen digits is none: %j',
  (phone) => {
    expect(calls['checkout/setExtras'].payload.safeParse({ phone }).error?.issues[0]?.message).toBe('Please input your phone number.');
  },
);
