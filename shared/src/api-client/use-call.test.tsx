/** @jest-environment jsdom */
import { bus } from '@bookfront/shared/events';
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useCall } from './use-call';

function Related() {
  const { data, error } = useCall('title/getRelatedItems', { eisbn: '9786800000011' });
  if (error) return <h1>Emma</h1>;
  return data ? <p>Related</p> : <p>Loading</p>;
}

it('[ERR-88] a failure that has no message of its own is silent, and the page stays usable', async () => {
  answerCalls({ 'title/getRelatedItems': { error: 'no', code: 'internal' } });
  const heard = jest.fn();
  const stop = bus.on('toast:wanted', heard);
  renderPage(<Related />);
  expect(await screen.findByRole('heading', { name: 'Emma' })).toBeInTheDocument();
  expect(heard).not.toHaveBeenCalled();
  expect(screen.queryByText('no')).not.toBeInTheDocument();
  stop();
});
