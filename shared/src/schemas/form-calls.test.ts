import { calls } from '.';
import { formCallOf, isKept, toPayload } from './form-calls';

const secret = /password|token|confirmation|captcha|card|cvv|pin|session/;
const named = Object.keys(calls).flatMap((name) => formCallOf(name) ?? []);

it('no form is shown again with a password, a token or what pays', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.flatMap(({ kept }) => kept).filter((field) => secret.test(field))).toEqual([]);
});

it('a call without a form, or with the name of a property of every object, is none of a plain form', () => {
  for (const name of ['checkout/submit', 'account/setCorp', 'constructor', '__proto__', ''])
    expect(formCallOf(name)).toBeUndefined();
});

it('the shop’s own fields are one group', () => {
  const create = formCallOf('account/create') ?? { kept: [] };
  const fields = { city: 'Gibsons', 'account_extra_fields.house': 'Heron', 'account_extra_fields.year': '' };
  expect(toPayload(create, fields)).toEqual({ city: 'Gibsons', account_extra_fields: '{"house":"Heron","year":""}' });
  expect(isKept(create, 'account_extra_fields.house')).toBe(true);
  expect(isKept(create, 'password.account_extra_fields')).toBe(false);
});
