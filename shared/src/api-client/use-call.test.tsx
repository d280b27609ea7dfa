/** @jest-environment jsdom */
import { bus } from '@bookfront/shared/events';
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { expect, it, jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { useCall, useSend } from './use-call';

function Related() {
  const { data, error } = useCall('title/getRelatedItems', { eisbn: '9786800000011' });
  if (error) return <h1>Emma</h1>;
  return data ? <p>Related</p> : <p>Loading</p>;
}

it('a failure that has no message of its own is silent, and the page stays usable [ERR-88]', async () => {
  answerCalls({ 'title/getRelatedItems': { error: 'no', code: 'internal' } });
  const onToast = jest.fn();
  const stop = bus.on('toast:wanted', onToast);
  renderPage(<Related />);
  expect(await screen.findByRole('heading', { name: 'Emma' })).toBeInTheDocument();
  expect(onToast).not.toHaveBeenCalled();
  expect(screen.queryByText('no')).not.toBeInTheDocument();
  stop();
});

function Adding() {
  const { mutate, error, isPending } = useSend('cart/add');
  return (
    <button type="button" onClick={() => mutate({ eisbn: '9786800000011', quantity: 1 })}>
      {error?.kind ?? (isPending ? 'Adding..' : 'Add')}
    </button>
  );
}

it('a write without a network fails at once, and is not done later unasked', async () => {
  const lost = jest.fn(() => {
    throw new TypeError('offline');
  });
  answerCalls({ 'cart/add': lost });
  onlineManager.setOnline(false);
  try {
    renderPage(<Adding />);
    act(() => screen.getByRole('button').click());
    expect(await screen.findByRole('button', { name: 'network' })).toBeInTheDocument();
    onlineManager.setOnline(true);
    await act(async () => {});
    expect(lost).toHaveBeenCalledTimes(1);
  } finally {
    onlineManager.setOnline(true);
  }
});

it('a read without a network is told as any other that fails', async () => {
  const lost = jest.fn(() => {
    throw new TypeError('offline');
  });
  answerCalls({ 'title/getRelatedItems': lost });
  onlineManager.setOnline(false);
  try {
    renderPage(<Related />);
    expect(await screen.findByRole('heading', { name: 'Emma' }, { timeout: 8000 })).toBeInTheDocument();
  } finally {
    onlineManager.setOnline(true);
  }
}, 10_000);
