import { expect, test } from '@jest/globals';
import { isWebAddress } from './web-address';

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
