/** @jest-environment jsdom */

import { renderPage } from '@bookfront/shared/testing';
import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadBlocks, onDemand } from './on-demand';

const Tide = ({ at }: { at: string }) => <p>High at {at}</p>;

test('a block whose code has come is in the markup of the server', async () => {
  const load = jest.fn(async () => Tide);
  const Block = onDemand(load);
  const before = renderOnServer(<Block at="noon" />, { page: { url: '/' } });
  expect(before).not.toContain('High');
  await loadBlocks();
  expect(renderOnServer(<Block at="noon" />, { page: { url: '/' } })).toContain('High');
});

test('a block shows that it is on its way, then itself', async () => {
  const Block = onDemand(async () => Tide);
  const { container } = renderPage(<Block at="noon" />);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('High at noon')).toBeVisible();
});

test('code that is lost on the way is said, and can be asked for again', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  let isLost = true;
  const Block = onDemand(async () => {
    if (isLost) throw new Error('lost');
    return Tide;
  });
  renderPage(
    <>
      <p>Beside</p>
      <Block at="noon" />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this part of the page');
  expect(screen.getByText('Beside')).toBeVisible();
  isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('High at noon')).toBeVisible();
  errors.mockClear();
});
