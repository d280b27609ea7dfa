/** @jest-environment jsdom */
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { ReportPage } from './report-page';
import type { Progress } from './use-progress';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
});

const at = (over: Partial<Progress>): Progress => ({ progress: 0, eta_seconds: null, completed: false, ...over });
const open = () => renderPage(<ReportPage />, { url: '/pdf/12', path: '/pdf/:process_id' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each([
  [at({}), 'Waiting'],
  [at({ progress: 30, eta_seconds: 12 }), 'About 12 seconds remaining'],
  [at({ progress: 30 }), 'Working on it'],
  [at({ progress: 99, eta_seconds: 1 }), 'Converting'],
])(
  'a document that is at %j says %s, and cannot be downloaded [NAV-10] [RPT-01] [RPT-03] [RPT-04] [RPT-05]',
  async (reply, text) => {
    const made = answerCalls({ 'report/progress': reply });
    open();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
    expect(made[0]?.payload).toMatchObject({ progress_report_id: '12' });
  },
);

test('a document is asked for every 100 ms until it is there, then downloaded in a new window [RPT-02] [RPT-06] [RPT-08]', async () => {
  const replies = [at({ progress: 10 }), at({ progress: 50 }), at({ progress: 100, completed: true })];
  const made = answerCalls({ 'report/progress': () => replies[made.length - 1] ?? replies[2] ?? {} });
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  open();
  await pass(99);
  expect(made).toHaveLength(1);
  await pass(2);
  expect(made).toHaveLength(2);
  await pass(5000);
  expect(made).toHaveLength(3);
  act(() => screen.getByRole('button', { name: 'Download' }).click());
  expect(opened).toHaveBeenCalledWith(
    '/download/customer/report.pdf?progress_report_id=12&store_id=1',
    '_blank',
    'noopener',
  );
});

test('failures are asked again at growing distances, and nothing is asked while the page is hidden', async () => {
  const made: unknown[] = [];
  globalThis.fetch = jest.fn(async () => {
    made.push(1);
    return Promise.reject(new TypeError('offline'));
  });
  open();
  await pass(1000);
  // after 0, 200 and 600 ms; the fourth would come at 1400
  expect(made).toHaveLength(3);
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60_000);
  expect(made).toHaveLength(3);
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(made).toHaveLength(4);
});

test('a document that nobody knows says so and is asked for once; leaving ends the questions', async () => {
  const made = answerCalls({ 'report/progress': { error: 'There is no such document.', code: 'not_found' } });
  open();
  await pass(5000);
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such document.');
  expect(made).toHaveLength(1);
  const asked = answerCalls({ 'report/progress': at({ progress: 5 }) });
  const { unmount } = open();
  await pass(1);
  unmount();
  await pass(5000);
  expect(asked).toHaveLength(1);
});
