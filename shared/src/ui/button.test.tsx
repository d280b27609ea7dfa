/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Button } from './button';

const lookOf = (button: HTMLElement) => {
  const { color, background, cursor, textDecoration } = getComputedStyle(button);
  return { color, background, cursor, textDecoration };
};

test.each([
  [undefined, 'var(--c-line)'],
  ['quiet', 'var(--c-line)'],
  ['plain', 'rgba(0, 0, 0, 0)'],
])('a button of the kind %s that does nothing now looks so, whichever way it is disabled', (kind, background) => {
  render(
    <>
      <Button data-kind={kind}>Add</Button>
      <Button data-kind={kind} disabled>
        Barred
      </Button>
      <Button data-kind={kind} aria-disabled>
        Adding..
      </Button>
    </>,
  );
  const off = { color: 'var(--c-muted)', background, cursor: 'not-allowed', textDecoration: 'none' };
  expect(lookOf(screen.getByRole('button', { name: 'Barred' }))).toEqual(off);
  expect(lookOf(screen.getByRole('button', { name: 'Adding..' }))).toEqual(off);
  expect(lookOf(screen.getByRole('button', { name: 'Add' }))).not.toMatchObject({ color: off.color });
});
