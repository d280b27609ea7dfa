import { expect, test } from '@jest/globals';
import { chooseEncoding } from './encoding';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['deflate, zstd', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['gzip ; Q=1, br; q=0.1', 'gzip'],
  ['br;q=0', undefined],
  ['gzip;q=0, br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['gzip, *;q=0', 'gzip'],
  ['identity, br;q=0.1', undefined],
  ['identity;q=0', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['br;q=much', undefined],
  [', ;q=1, ,', undefined],
  ['constructor, __proto__', undefined],
])('%j is answered with %s', (header, encoding) =>
  expect(chooseEncoding({ headers: header === undefined ? {} : { 'accept-encoding': header } })).toBe(encoding),
);

test('a file stored in one encoding is served in it', () => {
  const request = { headers: { 'accept-encoding': 'gzip, br' } };
  expect([chooseEncoding(request, ['gzip']), chooseEncoding(request, [])]).toEqual(['gzip', undefined]);
});
