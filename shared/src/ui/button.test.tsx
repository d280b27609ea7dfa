/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import styled from 'styled-components';
import { Button } from './button';

const lookOf = (button: HTMLElement) => {
  const { color, background, cursor, textDecoration } = getComputedStyle(button);
  return { color, background, cursor, textDecoration };
};

test.each([
  [undefined, 'var(--c-line)'],
  ['quiet', 'var(--c-line)'],
  ['plain', 'rgba(0, 0, 0, 0)'],
] as const)(
  'a button of the kind %s that does nothing now looks so, whichever way it is disabled',
  (kind, background) => {
    render(
      <>
        <Button kind={kind}>Add</Button>
        <Button kind={kind} disabled>
          Barred
        </Button>
        <Button kind={kind} busy>
          Adding..
        </Button>
      </>,
    );
    const off = { color: 'var(--c-muted)', background, cursor: 'not-allowed', textDecoration: 'none' };
    expect(lookOf(screen.getByRole('button', { name: 'Barred' }))).toEqual(off);
    expect(lookOf(screen.getByRole('button', { name: 'Adding..' }))).toEqual(off);
    expect(lookOf(screen.getByRole('button', { name: 'Add' }))).not.toMatchObject({ color: off.color });
  },
);

const Wide = styled(Button)`
  width: 100%;
`;

test.each([
  ['a button', Button],
  ['a button with a look of its own', Wide],
])('%s takes its kind, and keeps what it is told out of the markup', (_, Kind) => {
  render(
    <>
      <Kind kind="quiet" busy={false}>
        Cancel
      </Kind>
      <Kind busy>Send</Kind>
    </>,
  );
  const [cancel, send] = screen.getAllByRole('button');
  const attributesOf = (button: HTMLElement | undefined) =>
    button?.getAttributeNames().filter((name) => name !== 'class');
  expect(attributesOf(cancel)).toEqual(['type', 'data-kind']);
  expect(cancel).toHaveAttribute('data-kind', 'quiet');
  expect(attributesOf(send)).toEqual(['type', 'aria-disabled']);
});

test('a busy button neither acts nor sends its form, by click or Enter, and keeps the focus', async () => {
  const act = jest.fn();
  const send = jest.fn((event: Event) => event.preventDefault());
  const view = (busy: boolean) => (
    <form onSubmit={(event) => send(event.nativeEvent)}>
      <input aria-label="Code" />
      <Button busy={busy} onClick={act}>
        Clear
      </Button>
      <Button type="submit" busy={busy}>
        Apply
      </Button>
    </form>
  );
  const { rerender } = render(view(true));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await user.type(screen.getByLabelText('Code'), 'a{Enter}');
  expect(act).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Apply' }).focus();
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
  rerender(view(false));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(act).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledTimes(1);
});
