/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useScrollRestoration } from './use-scroll-restoration';

function Frame() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/item')}>
        Item
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

test('going back leaves no listener behind once the page is at its place', async () => {
  window.scrollTo = () => undefined;
  const added = jest.spyOn(window, 'addEventListener');
  render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>,
  );
  for (let n = 0; n < 5; n++) {
    await userEvent.click(screen.getByRole('button', { name: 'Item' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  }
  const acts = added.mock.calls.filter(([kind]) => ['wheel', 'touchmove'].includes(kind));
  expect(acts.length).toBeGreaterThanOrEqual(10);
  const isOver = ([, , options]: (typeof acts)[number]) =>
    typeof options === 'object' && options.signal?.aborted === true;
  expect(acts.filter((call) => !isOver(call))).toEqual([]);
});
