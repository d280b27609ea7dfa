/** @jest-environment jsdom */
import { bus } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { buildCustomer, buildSession, renderPage } from '@bookfront/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { Frame } from '../frame';

const text = 'Your cart is full at 500 lines. These did not fit: Emma, Persuasion, Sanditon, The Watsons, Lady Susan.';
const page = (
  <Frame bare>
    <Link to="/checkout/cart">On</Link>
  </Frame>
);
const bar = () => screen.queryByText(text);

test('a notice is announced, and stays over time and the next page until it is closed', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { address } = renderPage(page);
  const statuses = screen.getAllByRole('status');
  act(() => bus.emit('notice:wanted', { text }));
  expect(bar()?.closest('[role="status"]')).toBe(statuses[0]);
  await user.click(screen.getByRole('link', { name: 'On' }));
  act(() => void jest.advanceTimersByTime(600_000));
  expect(address()).toBe('/checkout/cart');
  expect(bar()).toBeVisible();
  jest.useRealTimers();
});

test('closing the notice by keyboard moves the focus to the page', async () => {
  renderPage(page);
  act(() => bus.emit('notice:wanted', { text }));
  // the skip link comes first
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(bar()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a plain form’s notice has the focus when the page loads', () => {
  renderPage(page, { page: { notice: { text, tone: 'success' } } });
  expect(bar()?.closest('[role="status"]')).toHaveFocus();
});

test('the notice does not take the focus while someone types', () => {
  const typing = document.body.appendChild(document.createElement('input'));
  typing.focus();
  renderPage(page, { page: { notice: { text, tone: 'error' } } });
  expect(typing).toHaveFocus();
  typing.remove();
});

test('a logout removes the notice', () => {
  renderPage(page, { page: { session: buildCustomer() } });
  act(() => bus.emit('notice:wanted', { text }));
  act(() => sessionStore.set(buildSession()));
  expect(bar()).toBeNull();
});
