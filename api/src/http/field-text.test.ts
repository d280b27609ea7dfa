import { type CallName, calls, type Failure } from '@bookfront/shared/schemas';
import { z } from 'zod';
import { ask, openTestShop, type TestShop, Visitor } from '../../testing/api-client';
import { fieldText, issueText } from './field-text';

/**
 * As hostile as a form can be: each field of a payload with a control character, with nothing, too long, and too much.
 */
const wrong = ['\u0000', '', 'x'.repeat(200_000), '-99999999999', '{}'];

/** Its fields are cut to their length. */
const neverRefused = 'log/error' satisfies CallName;

it.each(Object.keys(calls) as CallName[])('what is wrong with a field is told in words: %s', (name) => {
  const payload: z.ZodType = calls[name].payload;
  if (!(payload instanceof z.ZodObject)) throw new Error('The fields of this call are not known.');
  const fields = Object.keys(payload.shape);
  const messages = wrong.flatMap((value) => {
    const { error } = payload.safeParse(Object.fromEntries(fields.map((field) => [field, value])), {
      error: fieldText,
    });
    return (error?.issues ?? []).map(issueText);
  });
  expect(messages.filter((message) => /pattern|Invalid|received|expected string|\^|>=|<=/.test(message))).toEqual([]);
  expect(messages.length > 0).toBe(fields.length > 0 && name !== neverRefused);
});

describe('to the shopper too a refusal is words', () => {
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
  'a phone of signs or of other than ten to fifteen digits is none: %j',
  (phone) => {
    const { error } = calls['checkout/setExtras'].payload.safeParse({ phone });
    expect(error?.issues.map(issueText)[0]).toBe('Please input your phone number.');
  },
);
