/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useUpload } from './upload';

/** An upload that ends when the test says so, or when it is aborted. */
function pendingUpload() {
  let resolve: (answer: string) => void = () => undefined;
  const send = (signal: AbortSignal) =>
    new Promise<string>((fulfil, reject) => {
      resolve = fulfil;
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return { send, answer: (text: string) => resolve(text) };
}

test('a new upload aborts the one before it, which ends without a result', async () => {
  const { result } = renderHook(useUpload);
  const [first, second] = [pendingUpload(), pendingUpload()];
  const ends = [first, second].map(({ send }) => result.current.upload(send, () => undefined));
  second.answer('read');
  expect(await Promise.all(ends)).toEqual([undefined, 'read']);
});

test('leaving the page aborts the upload and its progress', async () => {
  const { result, unmount } = renderHook(useUpload);
  const onProgress = jest.fn();
  const end = result.current.upload(async (signal, show) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    show(1);
    return 'read';
  }, onProgress);
  act(unmount);
  expect(await end).toBeUndefined();
  expect(onProgress.mock.calls).toEqual([[0]]);
});

test('a failure of the upload itself is thrown', async () => {
  const { result } = renderHook(useUpload);
  const end = result.current.upload(() => Promise.reject(new TypeError('no answer')), jest.fn());
  await expect(end).rejects.toThrow('no answer');
});
