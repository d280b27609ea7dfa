/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { pending } from '../testing';
import { OnDemand, remembered } from './on-demand';
import { useOnDemand } from './use-on-demand';

/** Code that is lost on its way until `hasFailed` says otherwise. */
function losing() {
  const state = { hasFailed: true };
  const load = () => (state.hasFailed ? Promise.reject(new Error('chunk gone')) : Promise.resolve('Videos'));
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
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this part of the page');
  expect(screen.getByText('The rest')).toBeVisible();
  state.hasFailed = false;
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

test('what was there once stands at once when it is shown again', async () => {
  const load = remembered(() => Promise.resolve('Videos'));
  const part = <OnDemand load={load}>{(code) => <h2>{code}</h2>}</OnDemand>;
  const { unmount } = render(part);
  await screen.findByRole('heading', { name: 'Videos' });
  unmount();
  render(part);
  expect(screen.getByRole('heading', { name: 'Videos' })).toBeVisible();
});

function Opener({ load }: { load: () => Promise<string> }) {
  const { code, failedDialog, isLoading, start, stop } = useOnDemand(load);
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
      {failedDialog}
    </>
  );
}

function Question({ load }: { load: () => Promise<string> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <OnDemand load={load} onClose={() => setOpen(false)}>
          {(code) => <button type="button">Close {code}</button>}
        </OnDemand>
      )}
    </>
  );
}

describe.each([
  ['opens on a click', Opener],
  ['is a question of the page', Question],
])('a dialog that %s and can’t be had', (_, Place) => {
  test('is told in a dialog, which asks again', async () => {
    const { state, load } = losing();
    render(<Place load={load} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const lost = await screen.findByRole('dialog', { name: 'We couldn’t load this part of the page' });
    expect(lost).toHaveTextContent('Please check your connection and try again.');
    state.hasFailed = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Close Videos' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can be left, and the focus is where it was', async () => {
    render(<Place load={losing().load} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });
});

test('what opened on a click goes when it is stopped', async () => {
  render(<Opener load={() => Promise.resolve('Videos')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close Videos' }));
  expect(screen.queryByRole('button', { name: 'Close Videos' })).toBeNull();
});

test('what was stopped while it was under way does not open when it comes', async () => {
  const { promise, resolve } = pending<string>();
  function Stopper() {
    const { code, start, stop } = useOnDemand(() => promise);
    return (
      <>
        <button type="button" onClick={start}>
          Open
        </button>
        <button type="button" onClick={stop}>
          Leave
        </button>
        {code && <h2>{code}</h2>}
      </>
    );
  }
  render(<Stopper />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await act(async () => resolve('Videos'));
  expect(screen.queryByRole('heading')).toBeNull();
});
