/** @jest-environment jsdom */
import { bus } from '@bookfront/shared/events';
import { renderPage } from '@bookfront/shared/testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useOnDemand } from './on-demand';

it('what opens on a click and does not come says so, and the next click asks anew', async () => {
  let isGone = true;
  const load = (): Promise<ComponentType<object>> => (isGone ? Promise.reject(new Error('chunk gone')) : Promise.resolve(() => <p>Lists</p>));
  function Place() {
    const { View, open } = useOnDemand(load);
    return (
      <>
        <button type="button" onClick={open}>
          Open
        </button>
        {View && <View />}
      </>
    );
  }
  const told: string[] = [];
  const stop = bus.on('toast:wanted', ({ text }) => told.push(text));
  renderPage(<Place />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(told).toEqual(['This can’t be opened right now. Please check your connection and try again.']));
  isGone = false;
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Lists')).toBeInTheDocument();
  stop();
});
