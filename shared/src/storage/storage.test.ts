/** @jest-environment jsdom */

import { jest } from '@jest/globals';
import { browserStorage, tabStorage } from '.';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

it('what is written is read again, until it is removed', () => {
  tabStorage.write('page', '2');
  expect(tabStorage.read('page')).toBe('2');
  tabStorage.remove('page');
  expect(tabStorage.read('page')).toBeUndefined();
});

it('what is kept for the browser is not kept for the tab alone', () => {
  browserStorage.write('visitor', 'v1');
  expect(localStorage.getItem('visitor')).toBe('v1');
  expect(tabStorage.read('visitor')).toBeUndefined();
  browserStorage.remove('visitor');
});

it.each([
  ['{"id":1}', { id: 1 }],
  ['{"id":', undefined],
  [undefined, undefined],
])('kept JSON %s is read as %j', (kept, value) => {
  if (kept !== undefined) tabStorage.write('list', kept);
  expect(tabStorage.readJson('list')).toEqual(value);
});

it('storage that the browser refuses loses what is kept, and the page goes on', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  tabStorage.write('page', '2');
  tabStorage.remove('page');
  expect(tabStorage.read('page')).toBeUndefined();
  expect(tabStorage.readJson('page')).toBeUndefined();
});

it('storage that is full loses what is written', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tabStorage.write('page', '2');
  expect(tabStorage.read('page')).toBeUndefined();
});
