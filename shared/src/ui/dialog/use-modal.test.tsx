/** @jest-environment jsdom */
import { PageTitle } from '@bookfront/shared/ui';
import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrate } from '../../testing/both-renders';
import { Dialog } from './index';

afterEach(() => void jest.restoreAllMocks());

/** A row whose dialog may take the row away. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [hasRow, setRow] = useState(true);
  const remove = () => {
    setOpen(false);
    setRow(false);
  };
  return (
    <>
      <PageTitle>Rows</PageTitle>
      {hasRow && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {isOpen && (
        <Dialog title="Question" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Cancel
          </button>
          <button type="button" onClick={remove}>
            Remove
          </button>
        </Dialog>
      )}
    </>
  );
}

test('a closed dialog gives the focus back to what opened it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('where what opened the dialog has gone with it, the page’s heading has the focus', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a dialog that the server drew leaves the focus in the field that is typed into', async () => {
  const dialog = (
    <Dialog title="Question" onClose={() => {}}>
      <input aria-label="First" />
      <input aria-label="Second" />
    </Dialog>
  );
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => screen.getByLabelText('First').focus());
  const { errors, place } = await hydrate(dialog, { page: { url: '/' } }, () =>
    screen.getByLabelText('Second').focus(),
  );
  expect(errors).toEqual([]);
  expect(screen.getByLabelText('Second')).toHaveFocus();
  place.remove();
});
