import { describe, expect, it } from '@jest/globals';
import { firstPosition, releaseOfScript } from './attribute-error';

const bundle = {
  src: '/bundle/abc.js',
  parts: [
    { release: 'mf_item@2.0.0', line: 1 },
    { release: 'mf_lists_registry@1.1.0', line: 40 },
  ],
};

describe('the release of a failing script', () => {
  it.each([
    ['https://shop.example/remotes/mf_item/2.0.0/123.js', 1, 'mf_item@2.0.0'],
    ['/remotes/shell/1.0.0-beta.1/main.js?again', 9, 'shell@1.0.0-beta.1'],
    ['https://shop.example/bundle/abc.js', 1, 'mf_item@2.0.0'],
    ['https://shop.example/bundle/abc.js?again', 39, 'mf_item@2.0.0'],
    ['https://shop.example/bundle/abc.js', 400, 'mf_lists_registry@1.1.0'],
    ['https://shop.example/bundle/other.js', 1, ''],
    ['chrome-extension://x/y.js', 1, ''],
    ['', 0, ''],
  ])('%s line %s: %s', (address, line, release) => expect(releaseOfScript(address, line, bundle)).toBe(release));

  it('is found by its folder if the page has no route bundle', () => {
    expect(releaseOfScript('/bundle/abc.js', 1, undefined)).toBe('');
  });
});

it('a rejected promise is attributed to the first script of its stack', () => {
  expect(
    firstPosition(
      'TypeError: x\n    at f (https://shop.example/bundle/abc.js:41:7)\n    at g (https://shop.example/a.js:1:1)',
    ),
  ).toEqual({
    address: 'https://shop.example/bundle/abc.js',
    line: 41,
  });
  expect(firstPosition('Error: plain')).toEqual({ address: '', line: 0 });
});
