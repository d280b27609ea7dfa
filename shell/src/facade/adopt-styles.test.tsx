/** @jest-environment jsdom */
import type { ComponentType } from 'react';

const rules =
  '.sc-a{display:grid;}/*!sc*/\n.card{color:red;}/*!sc*/\ndata-styled.g3[id="sc-a"]{content:"card,"}/*!sc*/\n.wide{width:10px;}/*!sc*/\ndata-styled.g7[id="sc-b"]{content:"wide,"}/*!sc*/\n';

/** Loads styled-components as a page does, with the server's style element. */
async function begin(text: string) {
  document.head.innerHTML = `<style data-server-styles data-styled-version="6.6.0">${text}</style>`;
  jest.resetModules();
  process.env.SC_DISABLE_SPEEDY = 'false';
  const { adoptStyles } = await import('./adopt-styles');
  const { __PRIVATE__, styled } = await import('styled-components-raw');
  const { createRoot } = await import('react-dom/client');
  const { flushSync } = await import('react-dom');
  const server = document.querySelector<HTMLStyleElement>('style[data-server-styles]');
  adoptStyles();
  const draw = (View: ComponentType) => flushSync(() => createRoot(document.body).render(<View />));
  return {
    sheet: __PRIVATE__.mainSheet,
    styled,
    draw,
    texts: () => [...(server?.sheet?.cssRules ?? [])].map((rule) => rule.cssText),
    server,
  };
}
afterEach(() => {
  delete process.env.SC_DISABLE_SPEEDY;
});

test('the class names in the server’s element are registered, and its rules stay', async () => {
  const { sheet, texts } = await begin(rules);
  expect(sheet.hasNameForId('sc-a', 'card')).toBe(true);
  expect(sheet.hasNameForId('sc-b', 'wide')).toBe(true);
  expect(texts()).toHaveLength(5);
  expect(document.querySelector('style[data-styled]')?.textContent).toBe('');
});

test('a new rule is inserted beside its component’s rules, before later components’', async () => {
  const { sheet, texts } = await begin(rules);
  sheet.insertRules('sc-a', 'late', ['.late{color:blue;}']);
  sheet.insertRules('sc-c', 'new', ['.new{color:green;}']);
  const found = texts();
  const place = (name: string) => found.findIndex((text) => text.startsWith(name));
  expect(place('.card')).toBeLessThan(place('.late'));
  expect(place('.late')).toBeLessThan(place('.wide'));
  expect(place('.new')).toBe(found.length - 1);
});

test('a new component’s rules are inserted into that element', async () => {
  const { styled, draw, texts } = await begin(rules);
  draw(styled.p`margin: 7px;`);
  expect(texts().at(-1)).toContain('margin: 7px');
});

test('styled-components rehydrates by itself if the browser dropped a rule', async () => {
  const { sheet, server } = await begin(`@nonsense;/*!sc*/\n${rules}`);
  expect(sheet.hasNameForId('sc-a', 'card')).toBe(true);
  expect(server?.isConnected).toBe(false);
});

test('a page without markup starts with no rules', async () => {
  document.head.innerHTML = '';
  jest.resetModules();
  const { adoptStyles } = await import('./adopt-styles');
  expect(() => adoptStyles()).not.toThrow();
});
