import { expect, test } from '@jest/globals';
import { isShopPath, isWebAddress } from './web-address';

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
