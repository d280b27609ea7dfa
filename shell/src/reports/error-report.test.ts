/** @jest-environment jsdom */
import { answerCalls } from '@bookfront/shared/testing';
import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { watchErrors } from './error-report';

it('reports uncaught errors of the shop’s own scripts with their release, at most ten, and none of foreign scripts [SHL-67]', async () => {
  const calls = answerCalls({ 'log/error': {} });
  watchErrors({ src: '/bundle/abc.js', parts: [{ release: 'mf_item@2.0.0', line: 1 }] });
  const fails = (init: ErrorEventInit) => window.dispatchEvent(new ErrorEvent('error', init));
  fails({ message: 'Script error.' });
  fails({ message: 'x is undefined', filename: 'https://shop.example/bundle/abc.js?token=t', lineno: 7, colno: 3 });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({
    name: 'log/error',
    payload: {
      location: '/',
      error: 'x is undefined',
      source: 'https://shop.example/bundle/abc.js',
      lineno: '7',
      colno: '3',
      release: 'mf_item@2.0.0',
    },
  });
  for (let i = 0; i < 20; i += 1) fails({ message: `again ${i}` });
  await waitFor(() => expect(calls).toHaveLength(10));
});
