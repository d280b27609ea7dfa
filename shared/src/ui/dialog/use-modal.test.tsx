/** @jest-environment jsdom */
import { PageTitle } from '@bookfront/shared/ui';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './index';

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
