import { type CallName, calls, type Failure } from '@bookfront/shared/schemas';
import { z } from 'zod';
import { ask, openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { fieldText, issueText } from './field-text';

/** Hostile payloads: each field with a control character, empty, too long, and too large. */
const wrong = ['\u0000', '', 'x'.repeat(200_000), '-99999999999', '{}'];

/** The call whose schema truncates long fields. */
const neverRefused = 'log/error' satisfies CallName;

/** account/modify is known by its fields: those of its largest form. */
function fieldsOf(name: CallName): string[] {
  const { payload } = calls[name === 'account/modify' ? 'account/create' : name];
  if (!(payload instanceof z.ZodObject)) throw new Error('The fields of this call are not known.');
  return Object.keys(payload.shape).filter((field) => name !== 'account/modify' || field !== 'token');
}

it.each(Object.keys(calls) as CallName[])('an invalid field is reported in words: %s', (name) => {
  const payload: z.ZodType = calls[name].payload;
  const fields = fieldsOf(name);
  const messages = wrong.flatMap((value) => {
    const { error } = payload.safeParse(Object.fromEntries(fields.map((field) => [field, value])), {
      error: fieldText,
    });
    return (error?.issues ?? []).map(issueText);
  });
  expect(messages.filter((message) => /pattern|Invalid|received|expected string|\^|>=|<=/.test(message))).toEqual([]);
  expect(messages.length > 0).toBe(fields.length > 0 && name !== neverRefused);
});

describe('a refusal in words', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  const download = async (query: string) =>
    (
      await ask(shop.app, {
        method: 'GET',
        path: `/download/customer/titles.csv?${query}`,
        headers: { host: 'localhost' },
      })
    ).json();

  it.each([
    ['a call’s envelope', (long: string) => new Visitor(shop.app).refusal('browse/get', { uuid: long })],
    ['a call’s shop', (long: string) => new Visitor(shop.app).refusal('browse/get', { store_id: long })],
    ['a call’s own fields', (long: string) => new Visitor(shop.app).refusal('browse/get', { x: long })],
    ['a download’s shop', (long: string) => download(`store_id=${long}`)],
    ['a download’s view', (long: string) => download(`x=${long}`)],
  ])('of %s', async (_what, refused) => {
    const { code, error, fields } = (await refused('y'.repeat(65))) as Failure;
    expect({ code, error }).toEqual({ code: 'validation', error: 'There was an error.' });
    expect(Object.values(fields ?? {})).toEqual(['Please write at most 64 characters.']);
  });
});

it.each(['+ () . -', '(604) 555-010', '+1 (604) 555-0100 5550100', '-'.repeat(12)])(
  'a phone number without letters and with ten to fifteen digits is required: not %j',
  (phone) => {
    const { error } = calls['checkout/setExtras'].payload.safeParse({ phone });
    expect(error?.issues.map(issueText)[0]).toBe('Please input your phone number.');
  },
);
