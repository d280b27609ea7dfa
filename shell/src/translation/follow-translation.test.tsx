/** @jest-environment jsdom */

import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { followTranslation } from './follow-translation';

let root: Root | undefined;
beforeAll(followTranslation);
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** Replaces each text as browsers do: the translation before it, then the text goes. */
async function translate(): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `<${text.nodeValue}>`;
    text.parentNode?.insertBefore(font, text);
    text.parentNode?.removeChild(text);
  }
  await Promise.resolve();
}

function Basket({ count, note, isOpen = true }: { count: number; note?: string; isOpen?: boolean }) {
  return (
    <p>
      {count} in cart{note}
      {isOpen && ', open'}
      <b>Go</b>
    </p>
  );
}

const show = async (tree: React.ReactNode) => {
  root ??= createRoot(document.body.appendChild(document.createElement('main')));
  act(() => root?.render(tree));
  await Promise.resolve();
};
const shown = () => document.body.textContent;

afterEach(() => {
  root = undefined;
});

test('a translated number follows the one that React has', async () => {
  await show(<Basket count={1} />);
  await translate();
  expect(shown()).toBe('<1>< in cart><, open><Go>');
  await show(<Basket count={3} />);
  expect(shown()).toBe('3< in cart><, open><Go>');
  await translate();
  await show(<Basket count={4} />);
  expect(shown()).toContain('4<');
  expect(shown()).not.toContain('3');
});

test('a translated text that React removes goes, and the page stays', async () => {
  await show(<Basket count={1} />);
  await translate();
  await show(<Basket count={1} isOpen={false} />);
  expect(shown()).toBe('<1>< in cart><Go>');
});

test('what React inserts before a translated text gets its place', async () => {
  await show(<Basket count={1} isOpen />);
  await translate();
  await show(<Basket count={1} note=", gift" isOpen />);
  expect(shown()).toBe('<1>< in cart>, gift<, open><Go>');
});

test('another node that is not there is still an error', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  expect(() => one.removeChild(other)).toThrow();
  expect(() => one.insertBefore(document.createElement('b'), other)).toThrow();
});
