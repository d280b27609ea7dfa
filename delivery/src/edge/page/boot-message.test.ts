/** @jest-environment jsdom */
import { bootFailed } from '@bookfront/shared/contract';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { bootMessage, bootWatch } from './boot-message';

const src = '/remotes/shell/1.0.0/main.js';
const text = 'There was an error - please ensure javascript and cookies are enabled.';

/** Opens a page. Returns its main script's element, on which the test fires events. */
function openPage({ takesCookies = true } = {}): HTMLScriptElement {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(takesCookies);
  document.body.innerHTML = `<div id="root"><h1>Emma</h1></div>${bootMessage('n-1')}`;
  const watch = document.createElement('script');
  watch.textContent = bootWatch(src);
  document.body.append(watch);
  const main = document.createElement('script');
  main.type = 'text/plain';
  main.src = src;
  document.body.append(main);
  return main;
}
const said = () => document.querySelector('[role="alert"]');

// removes each page's listeners after its test
const own: [EventTarget, string, EventListenerOrEventListenerObject][] = [];
beforeEach(() => {
  jest.useFakeTimers();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((name: string, listener: EventListenerOrEventListenerObject, how?: unknown) => {
        own.push([target, name, listener]);
        add(name, listener, how === true);
      });
  }
});
afterEach(() => {
  for (const [target, name, listener] of own.splice(0))
    for (const how of [true, false]) target.removeEventListener(name, listener, how);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a page whose main script [ERR-01] [ERR-02]', () => {
  test('fails to load shows the message below the server’s markup, with its buttons', () => {
    const main = openPage();
    expect(said()).toBeNull();
    main.dispatchEvent(new Event('error'));
    expect(said()).toHaveTextContent(text);
    expect(document.querySelector('h1')).toHaveTextContent('Emma');
    expect(said()?.querySelector('form')).toHaveAttribute('action', '/session/drop');
    expect(said()?.querySelector('button')).toHaveTextContent('Click here to refresh');
    expect(said()?.querySelector('a')).toHaveTextContent('Try again');
    expect(said()?.previousElementSibling).toHaveAttribute('nonce', 'n-1');
  });

  test.each([
    [
      'can’t be run',
      () => window.dispatchEvent(new ErrorEvent('error', { filename: new URL(src, location.href).href })),
    ],
    ['could not begin', () => document.dispatchEvent(new Event(bootFailed))],
  ])('%s shows the message too, even once the file is loaded', (_, fail) => {
    const main = openPage();
    fail();
    main.dispatchEvent(new Event('load'));
    expect(said()).toHaveTextContent(text);
  });

  test('hangs shows the message after twenty seconds, until it loads', () => {
    const main = openPage();
    jest.advanceTimersByTime(19_999);
    expect(said()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(said()).toHaveTextContent(text);
    main.dispatchEvent(new Event('load'));
    expect(said()).toBeNull();
  });

  test('came says nothing, whatever else fails later', () => {
    const main = openPage();
    main.dispatchEvent(new Event('load'));
    window.dispatchEvent(new ErrorEvent('error', { filename: main.src }));
    jest.advanceTimersByTime(60_000);
    expect(said()).toBeNull();
  });

  test('loads but fails to start shows the message once', () => {
    const main = openPage();
    main.dispatchEvent(new Event('load'));
    for (let i = 0; i < 2; i++) document.dispatchEvent(new Event(bootFailed));
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  });
});

test('another file that can’t be had is no matter of the whole page [ERR-01]', () => {
  openPage();
  const other = document.body.appendChild(document.createElement('img'));
  other.dispatchEvent(new Event('error'));
  expect(said()).toBeNull();
});

test('a page without cookies shows the message at once, even if its script loads [ERR-01]', () => {
  const main = openPage({ takesCookies: false });
  expect(said()).toHaveTextContent(text);
  main.dispatchEvent(new Event('load'));
  expect(said()).toHaveTextContent(text);
});
