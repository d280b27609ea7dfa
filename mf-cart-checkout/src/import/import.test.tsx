/** @jest-environment jsdom */

import { webcrypto } from 'node:crypto';
import type { ImportRow } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { answerFiles, textOf } from '@bookfront/shared/testing/answer-files';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFilledCart, buildLine } from '../testing/build-line';
import { loadSteps } from '../testing/load-steps';
import { customer, fill, openCheckout } from '../testing/open-checkout';

beforeAll(
  () => void Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true }),
);
beforeAll(() => Promise.all([loadSteps(), import('./import-dialog')]), 60_000);
jest.setTimeout(30_000);

const row = (over: Partial<ImportRow> = {}): ImportRow => ({
  isbn: '9780306406157',
  qty: '2',
  success: true,
  line: 2,
  title: 'Emma',
  reason: '',
  ...over,
});
const skipped = row({ isbn: '9780316769488', qty: '', success: false, line: 3, title: '', reason: 'no quantity' });
const found = (titles: ImportRow[]) => ({ result: { titles } });
const list = (name = 'list.csv') => new File(['isbn,qty\n9780306406157,2'], name);

async function open() {
  const sent = answerFiles();
  const view = openCheckout('cart', customer(), undefined, { user: userEvent.setup({ applyAccept: false }) });
  await view.user.click(screen.getByRole('button', { name: 'Import to cart' }));
  const field = await screen.findByLabelText(/^Choose a file/);
  return { ...view, sent, give: (file: File) => view.user.upload(field, file) };
}

describe('the import', () => {
  test('goes from upload over the preview to the cart [CRT-49] [CRT-52] [CRT-53] [CRT-48]', async () => {
    const { sent, user, give } = await open();
    await give(list());
    expect(screen.getByText('Sending your list…')).toBeVisible();
    await sent[0]?.progress(1);
    expect(screen.getByText('Reading your list…')).toBeVisible();
    await sent[0]?.answer(found([row(), skipped]));
    expect(screen.getByText('1 row can be added to your cart; 1 row will be skipped.')).toBeVisible();
    const [, good, bad] = screen.getAllByRole('row').slice(-3);
    expect(good).toHaveAttribute('data-success', 'true');
    for (const text of ['9780306406157', 'Will be added: Emma']) expect(good).toHaveTextContent(text);
    expect(bad).toHaveAttribute('data-success', 'false');
    expect(bad).toHaveTextContent('Skipped: no quantity');
    expect(sent[0]?.fields).not.toHaveProperty('addToCart');
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.fields).toMatchObject({ addToCart: 'true' });
    expect(sent[1]?.file).toBe(sent[0]?.file);
    await sent[1]?.answer({ ...found([row(), skipped]), cart: buildFilledCart([buildLine({ quantity: 2 })]) });
    expect(screen.getByText('1 row added to your cart.')).toBeVisible();
    expect(sessionStore.get()?.cart.items[0]?.cart_info.quantity).toBe(2);
  });

  test('can be left by a button at any stage', async () => {
    const { sent, user, give } = await open();
    await give(list());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent[0]?.isGivenUp).toBe(true);
  });

  test('a list whose answer got lost is added with the same key, another list with another', async () => {
    const { sent, user } = await open();
    const confirm = async (answer: object | undefined) => {
      await user.upload(screen.getByLabelText(/^Choose a file/), list());
      await sent.at(-1)?.answer(found([row()]));
      const before = sent.length;
      await user.click(screen.getByRole('button', { name: 'Add to cart' }));
      await waitFor(() => expect(sent).toHaveLength(before + 1));
      await (answer ? sent.at(-1)?.answer(answer) : sent.at(-1)?.loseConnection());
      return sent.at(-1)?.fields.idempotency_key;
    };
    const lost = await confirm(undefined);
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    const again = await confirm({ ...found([row()]), cart: buildFilledCart() });
    await user.click(screen.getByRole('button', { name: 'Import another list' }));
    const other = await confirm({ ...found([row()]), cart: buildFilledCart() });
    expect(lost).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(lost);
    expect(other).not.toBe(lost);
  });

  test('two lists of one name and size each have a key, which outlives a lost answer, an answer of the edge and the dialog', async () => {
    const { sent, user } = await open();
    const keyFor = async (isbn: string, answer?: object) => {
      const before = sent.length;
      await user.upload(screen.getByLabelText(/^Choose a file/), new File([isbn], 'list.csv'));
      await sent.at(-1)?.answer(found([row()]));
      await user.click(screen.getByRole('button', { name: 'Add to cart' }));
      await waitFor(() => expect(sent).toHaveLength(before + 2));
      await (answer ? sent.at(-1)?.answer(answer) : sent.at(-1)?.loseConnection());
      return sent.at(-1)?.fields.idempotency_key;
    };
    const anew = () => user.click(screen.getByRole('button', { name: 'Choose another file' }));
    const first = await keyFor('9780306406157');
    await anew();
    const second = await keyFor('9780316769488', { error: 'The shop is being mended.', code: 'unavailable' });
    await anew();
    expect(second).not.toBe(first);
    expect(await keyFor('9780316769488', { error: 'This key was used.', code: 'key_reused' })).toBe(second);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Import to cart' }));
    expect(await keyFor('9780316769488')).toBe(second);
    await anew();
    expect(await keyFor('9780306406157')).toBe(first);
  });

  test('from the end it goes back to the upload [CRT-50]', async () => {
    const { sent, user, give } = await open();
    await give(list());
    await sent[0]?.answer(found([row()]));
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await sent[1]?.answer({ ...found([row()]), cart: buildFilledCart() });
    await user.click(screen.getByRole('button', { name: 'Import another list' }));
    expect(screen.getByLabelText(/^Choose a file/)).toBeInTheDocument();
  });

  test('a failure says so, and goes back to the upload [ERR-41] [ERR-42] [CRT-50]', async () => {
    const { sent, user, give } = await open();
    await give(list());
    await sent[0]?.answer({ error: 'This is no list that we can read.', code: 'bad_file' });
    expect(screen.getByRole('heading', { name: 'Import failed' })).toBeVisible();
    expect(screen.getByText('There was an error processing the file.')).toBeVisible();
    expect(screen.getByText('This is no list that we can read.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(screen.getByLabelText(/^Choose a file/)).toBeInTheDocument();
  });

  test('a list without one good row gets no preview; another is asked for [CRT-51] [ERR-40]', async () => {
    const { sent, give } = await open();
    await give(list());
    await sent[0]?.answer(found([skipped]));
    expect(screen.getByText('No rows can be processed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Choose a file/)).toBeInTheDocument();
  });

  test('a picture and a huge file are not sent [CRT-46] [CRT-47]', async () => {
    const { sent, give } = await open();
    expect(screen.getByLabelText(/^Choose a file/)).toHaveAttribute('accept', '.txt,.pdf,.xls,.xlsx,.html,.csv');
    await give(list('cover.png'));
    expect(await screen.findByText(/can’t be imported/)).toBeVisible();
    const huge = list();
    Object.defineProperty(huge, 'size', { value: 51 * 1024 * 1024 });
    await give(huge);
    expect(await screen.findByText('File is too large. (Max size is 50MB).')).toBeVisible();
    expect(sent).toHaveLength(0);
  });

  test('pasted ISBNs are imported as well', async () => {
    const { sent, user } = await open();
    await fill(user, screen.getByLabelText('Or paste ISBNs'), '9780306406157 2');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const file = sent[0]?.file;
    expect(file && (await textOf(file))).toBe('isbn,qty\n9780306406157,2');
    await sent[0]?.answer(found([skipped]));
    expect(screen.getByLabelText('Or paste ISBNs')).toHaveValue('9780306406157 2');
  });

  test('hostile text from a file is text', async () => {
    const { sent, give } = await open();
    await give(list());
    await sent[0]?.answer(found([row({ title: '<svg><animate onbegin=alert(1)>' })]));
    expect(screen.getByText('Will be added: <svg><animate onbegin=alert(1)>')).toBeVisible();
  });

  test('closing the dialog aborts the request', async () => {
    const { sent, give } = await open();
    await give(list());
    const dialog = screen.getByRole('dialog');
    act(() => void (dialog instanceof HTMLDialogElement && dialog.close()));
    await screen.findByRole('button', { name: 'Import to cart' });
    expect(sent[0]?.isGivenUp).toBe(true);
  });
});
