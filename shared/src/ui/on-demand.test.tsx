/** @jest-environment jsdom */
import { bus } from '@bookfront/shared/events';
import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pending } from '../testing';
import { OnDemand } from './on-demand';
import { useOnDemand } from './use-on-demand';

/** Code that is lost on its way until `isLost` says otherwise. */
function losing() {
  const state = { isLost: true };
  const load = () => (state.isLost ? Promise.reject(new Error('chunk gone')) : Promise.resolve('Videos'));
  return { state, load };
}

test('what stands for a part until its code is here makes way for it', async () => {
  const { promise, resolve } = pending<string>();
  const load = () => promise;
  render(
    <OnDemand load={load} placeholder={<p>On its way</p>}>
      {(code) => <h2>{code}</h2>}
    </OnDemand>,
  );
  expect(screen.getByText('On its way')).toBeVisible();
  resolve('Videos');
  expect(await screen.findByRole('heading', { name: 'Videos' })).toBeVisible();
  expect(screen.queryByText('On its way')).toBeNull();
});

test('a part whose code can’t be had says so in its place, beside the rest, and can be asked for again', async () => {
  const { state, load } = losing();
  render(
    <>
      <p>The rest</p>
      <OnDemand load={load}>{(code) => <h2>{code}</h2>}</OnDemand>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this part of the page');
  expect(screen.getByText('The rest')).toBeVisible();
  state.isLost = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Videos' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a part can have words of its own for that', async () => {
  const { load } = losing();
  render(
    <OnDemand load={load} failed={() => <p>No videos today</p>}>
      {(code) => <h2>{code}</h2>}
    </OnDemand>,
  );
  expect(await screen.findByText('No videos today')).toBeVisible();
});

function Opener({ load }: { load: () => Promise<string> }) {
  const { code, isLoading, start, stop } = useOnDemand(load);
  return (
    <>
      <button type="button" onClick={start} aria-busy={isLoading}>
        Open
      </button>
      {code && (
        <button type="button" onClick={stop}>
          Close {code}
        </button>
      )}
    </>
  );
}

test('what opens on a click and can’t be had is told in a toast, and the next click asks anew', async () => {
  const told: string[] = [];
  const silence = bus.on('toast:wanted', ({ text }) => told.push(text));
  const { state, load } = losing();
  render(<Opener load={load} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await waitFor(() => expect(told).toEqual(['Please check your connection and try again.']));
  expect(opener).toHaveAttribute('aria-busy', 'false');
  state.isLost = false;
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Close Videos' }));
  expect(screen.queryByRole('button', { name: 'Close Videos' })).toBeNull();
  silence();
});
