/** @jest-environment jsdom */
import { buildSettings } from '@bookfront/shared/testing/builders';
import { expect, test } from '@jest/globals';
import { applySettings } from './idle-tasks';

const custom_head = '<meta data-custom name="shop-proof" content="a&amp;b" />';
const proofs = () => [...document.head.querySelectorAll('meta[name="shop-proof"]')].map((tag) => tag.outerHTML);

test('a page that the server didn’t render gets the shop’s own head content, once [SHL-08]', () => {
  applySettings(buildSettings({ custom_head }));
  applySettings(buildSettings({ custom_head }));
  expect(proofs()).toEqual(['<meta data-custom="" name="shop-proof" content="a&amp;b">']);
});
