/** @jest-environment jsdom */
import { createHash, webcrypto } from 'node:crypto';
import type { Session, Title } from '@bookfront/shared/schemas';
import { answerCalls, buildCustomer, buildSession, buildTitle, renderPage } from '@bookfront/shared/testing';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemPage } from '../item-page';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const challenge = {
  algorithm: 'SHA-256',
  challenge: sha256('salt?expires=9&42'),
  maxnumber: 100,
  salt: 'salt?expires=9&',
  signature: 'signed',
};

beforeAll(() => Promise.all([import('./codes'), import('@bookfront/shared/human-check/solve')]), 60_000);
beforeEach(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
afterEach(() => void jest.useRealTimers());

const codes = { isbn: '9781551234567', isbn_type: 'ISBN-13', upc: '012345678905', upc_type: 'UPC' };

async function openDetails(
  answers: Parameters<typeof answerCalls>[0],
  { session = buildSession(), over = {} }: { session?: Session; over?: Partial<Title> } = {},
) {
  const made = answerCalls({ 'title/getItem': buildTitle({ authors: [], ...over }), ...answers });
  renderPage(<ItemPage />, { url: '/item/9786800000011', path: '/item/:item_id', page: { session } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Details' }));
  return { made, user };
}
const opener = () => screen.getByRole('button', { name: 'Show ISBN' });
const names = (made: { name: string }[]) => made.map(({ name }) => name);

test('a member sees the codes on a click, each with the name of its type [ITM-45] [GAP-32] [ITM-17]', async () => {
  const { made, user } = await openDetails({ 'title/getProductCode': codes }, { session: buildCustomer() });
  expect(document.body).not.toHaveTextContent(/9781551234567|012345678905/);
  await user.click(opener());
  expect(await screen.findByText('ISBN-13', { selector: 'dt' })).toBeVisible();
  expect(screen.getByText('ISBN-13', { selector: 'dt' }).nextElementSibling).toHaveTextContent('9781551234567');
  expect(screen.getByText('UPC', { selector: 'dt' }).nextElementSibling).toHaveTextContent('012345678905');
  expect(names(made)).toEqual(['title/getItem', 'title/getProductCode']);
  expect(made[1]?.payload).not.toHaveProperty('captcha');
});

test('a code that the title lacks has no line [ITM-17]', async () => {
  const { user } = await openDetails(
    { 'title/getProductCode': { ...codes, upc: '', upc_type: '' } },
    { session: buildCustomer() },
  );
  await user.click(opener());
  await screen.findByText('ISBN-13', { selector: 'dt' });
  expect(screen.getAllByRole('button', { name: /^Copy/ })).toHaveLength(1);
});

test('a guest’s browser solves the human check and sends its solution with the call [ITM-46]', async () => {
  const { made, user } = await openDetails({
    'captcha/getChallenge': { challenge: JSON.stringify(challenge) },
    'title/getProductCode': codes,
  });
  await user.click(opener());
  expect(await screen.findByText('ISBN-13', { selector: 'dt' })).toBeVisible();
  expect(names(made)).toEqual(['title/getItem', 'captcha/getChallenge', 'title/getProductCode']);
  expect(JSON.parse(atob(made[2]?.payload.captcha ?? '')).number).toBe(42);
});

test('a member whose session ended unnoticed passes the check like a guest', async () => {
  const answer = ({ captcha }: Record<string, string>) =>
    captcha ? codes : { error: 'Please confirm that you are human, and try again.', code: 'captcha' };
  const { made, user } = await openDetails(
    { 'captcha/getChallenge': { challenge: JSON.stringify(challenge) }, 'title/getProductCode': answer },
    { session: buildCustomer() },
  );
  await user.click(opener());
  expect(await screen.findByText('ISBN-13', { selector: 'dt' })).toBeVisible();
  expect(names(made).slice(1)).toEqual(['title/getProductCode', 'captcha/getChallenge', 'title/getProductCode']);
});

test('Copy copies the code and reads "Copied to clipboard" for one second [ITM-47] [GAP-85]', async () => {
  const { user } = await openDetails({ 'title/getProductCode': codes }, { session: buildCustomer() });
  await user.click(opener());
  const copy = await screen.findByRole('button', { name: 'Copy ISBN-13' });
  jest.useFakeTimers();
  await act(async () => copy.click());
  expect(copy).toHaveTextContent(/^Copied to clipboard$/);
  act(() => void jest.advanceTimersByTime(999));
  expect(copy).toHaveTextContent(/^Copied to clipboard$/);
  act(() => void jest.advanceTimersByTime(1));
  expect(copy).toHaveTextContent(/^Copy ISBN-13$/);
  jest.useRealTimers();
  expect(await navigator.clipboard.readText()).toBe('9781551234567');
});

test('a failure opens a dialog titled "Error" with the api’s text and a retry [ERR-09]', async () => {
  let fails = true;
  const answer = () => (fails ? { error: 'This title has no product code.', code: 'no_title' } : codes);
  const { user } = await openDetails({ 'title/getProductCode': answer }, { session: buildCustomer() });
  await user.click(opener());
  const dialog = within(await screen.findByRole('dialog', { name: 'Error' }));
  expect(dialog.getByText('This title has no product code.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fails = false;
  await user.click(opener());
  expect(await screen.findByText('ISBN-13', { selector: 'dt' })).toBeVisible();
});

test('a title without a code offers none', async () => {
  await openDetails({}, { over: { has_product_code: false } });
  expect(screen.queryByRole('button', { name: 'Show ISBN' })).toBeNull();
});
