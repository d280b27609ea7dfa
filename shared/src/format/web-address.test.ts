import { expect, test } from '@jest/globals';
import { isShopPath, isWebAddress, withoutQueries } from './web-address';

test.each(['https://example.com', 'HTTP://example.com/a?b#c'])('%s leads out of the shop', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

test.each([
  '',
  'javascript:alert(1)',
  ' https://example.com',
  '//example.com',
  '/path',
  'data:text/html,x',
  'https://',
  'mailto:a@example.com',
])("'%s' does not", (address) => {
  expect(isWebAddress(address)).toBe(false);
});

test.each(['/', '/browse', '/item/9786800000011?registry=r1#details', '/préface'])(
  "'%s' is a path of the shop",
  (address) => {
    expect(isShopPath(address)).toBe(true);
  },
);

test.each([
  '',
  'browse',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/a\u0000',
  'https://x.example/',
])('%j is none', (address) => {
  expect(isShopPath(address)).toBe(false);
});

test.each([
  [
    'GET https://shop.example/reset?token=abc#x failed (see "/a?b=c")',
    'GET https://shop.example/reset failed (see "/a")',
  ],
  ['/login?token=abc', '/login'],
  ['/login#token=abc', '/login'],
  ['https://shop.example?token=abc', 'https://shop.example'],
  ['https://shop.example/#token=abc', 'https://shop.example/'],
  ['browse?token=abc', 'browse'],
  ['/browse?q=(a)&token=abc', '/browse'],
  ['/browse?/next=1&token=abc', '/browse'],
  ["at f (/a.js?v=1:2:3)\n    at g ('/b#c')", "at f (/a.js)\n    at g ('/b')"],
  ['//cdn.example/a?b <a href=/c?d>', '//cdn.example/a <a href=/c>'],
])('the queries and fragments of %j are removed, since they may hold tokens', (text, expected) => {
  expect(withoutQueries(text)).toBe(expected);
});

test.each([
  'Really? yes',
  'Is it read/write? Ask (who?) "why?"',
  'Order #12, C# and Minified React error #185',
  'a?.b is undefined',
  'insert into t values (?, ?,?)',
])('%j has no query and stays', (text) => {
  expect(withoutQueries(text)).toBe(text);
});
