/** @jest-environment jsdom */
import type { Reply } from '@bookfront/shared/schemas';
import { buildCustomer, buildList, renderPage } from '@bookfront/shared/testing';
import { answerFiles, textOf } from '@bookfront/shared/testing/answer-files';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listen } from '../testing/listen';
import { ListImport } from './list-import';

const own = buildList({ list_id: 'l1', name: 'Book club', row_count: 3, owner: { is_you: true } });
const emma = { eisbn: '9780306406157', title: 'Emma', authors: 'Jane Austen', is_held: false };
const buildFound = (over: Partial<Reply<'titlelist/import'>> = {}): Reply<'titlelist/import'> => ({
  isbns: 2,
  matched: 1,
  missing: ['9780316769488'],
  failed: [],
  failed_count: 0,
  list: own,
  added: 0,
  already: 0,
  titles: [emma],
  ...over,
});
function open() {
  const onClose = jest.fn();
  renderPage(<ListImport list={own} onClose={onClose} />, { page: { session: buildCustomer() } });
  return { onClose, user: userEvent.setup() };
}
type Sent = ReturnType<typeof answerFiles>;
async function preview(user: ReturnType<typeof userEvent.setup>, sent: Sent, found: object) {
  await user.type(screen.getByLabelText('Or paste ISBNs'), '9780306406157 9780316769488');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer(found);
}

test('ISBNs that are pasted are looked at first, then join the list; what the shop lacks is named [LST-32]', async () => {
  const changed = listen('list:changed');
  const sent = answerFiles();
  const { user } = open();
  await user.type(await screen.findByLabelText('Or paste ISBNs'), '9780306406157 9780316769488');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const found = buildFound();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.fields).not.toHaveProperty('add');
  expect(await textOf(sent[0]?.file as File)).toBe('9780306406157 9780316769488');
  await sent[0]?.answer(found);
  expect(screen.getByText('We found 1 title for your list.')).toBeVisible();
  expect(screen.getByText('9780316769488')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to list' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.fields).toMatchObject({ add: 'true', list_id: 'l1' });
  await sent[1]?.answer({ ...found, added: 1 });
  expect(screen.getByText('1 title was added to your list.')).toHaveAttribute('role', 'status');
  expect(changed).toEqual([{ list_id: 'l1' }]);
});

test('a file of a wrong kind and one that the shop refuses are told, and another can be chosen [LST-32]', async () => {
  const sent = answerFiles();
  const { user } = open();
  const opened = userEvent.setup({ applyAccept: false });
  const field = await screen.findByLabelText(/^Choose a file/);
  await opened.upload(field, new File(['x'], 'list.png'));
  expect(await screen.findByText(/^Please choose a .*file\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Please paste at least one ISBN.')).toBeVisible();
  await opened.upload(screen.getByLabelText(/^Choose a file/), new File(['9780306406157'], 'list.txt'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer({ error: 'This file couldn’t be read.', code: 'bad_file' });
  expect(await screen.findByText('This file couldn’t be read.')).toBeVisible();
});

test('the preview names titles and authors, and says which the list has already [LST-32]', async () => {
  const sent = answerFiles();
  const { user } = open();
  const held = { eisbn: '9786800000028', title: 'Beowulf', authors: '', is_held: true };
  await preview(user, sent, buildFound({ isbns: 130, matched: 120, already: 1, titles: [emma, held] }));
  expect(screen.getByText('We found 120 titles for your list. 1 is already in this list.')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Titles we found' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Emma, by Jane Austen', 'BeowulfAlready in this list']);
  expect(screen.getByText('and 118 more titles')).toBeVisible();
});

test('where the list has everything already there is nothing to add', async () => {
  const sent = answerFiles();
  const { user } = open();
  await preview(user, sent, buildFound({ already: 1, titles: [{ ...emma, is_held: true }] }));
  expect(screen.getByText('There’s nothing new to add.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to list' })).toBeNull();
});

test('ISBNs that the shop lacks are copied, one on each line', async () => {
  const sent = answerFiles();
  const { user } = open();
  await preview(user, sent, buildFound({ isbns: 5, missing: ['9780316769488', '9780140449136'] }));
  expect(screen.getByText('and 2 more ISBNs')).toBeVisible();
  const writeText = jest.fn(async (_text: string) => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Copy these ISBNs' }));
  expect(writeText).toHaveBeenCalledWith('9780316769488\n9780140449136');
  expect(await screen.findByText('ISBNs copied.')).toHaveAttribute('role', 'status');
});

test('titles that could not be added stay in the preview, and can be sent once more', async () => {
  const sent = answerFiles();
  const { user } = open();
  await preview(user, sent, buildFound());
  await user.click(screen.getByRole('button', { name: 'Add to list' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await sent[1]?.answer({ error: 'A list holds up to 5000 titles.', code: 'list_full' });
  expect(await screen.findByText('A list holds up to 5000 titles.')).toBeVisible();
  expect(screen.getByText('Emma, by Jane Austen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add to list' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  await sent[2]?.answer(buildFound({ added: 1 }));
  expect(screen.getByText('1 title was added to your list.')).toBeVisible();
});

test('a file that could not be read can be sent once more; what was pasted is still there', async () => {
  const sent = answerFiles();
  const { user } = open();
  await user.upload(screen.getByLabelText(/^Choose a file/), new File(['9780306406157'], 'club.txt'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer({ error: 'The shelves are being dusted.', code: 'unavailable' });
  await user.click(await screen.findByRole('button', { name: 'Try again with club.txt' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.file.name).toBe('club.txt');
  await sent[1]?.answer({ error: 'The shelves are being dusted.', code: 'unavailable' });
  const pasted = screen.getByLabelText('Or paste ISBNs');
  await user.type(pasted, '9780316769488');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  await sent[2]?.answer({ error: 'The shelves are being dusted.', code: 'unavailable' });
  expect(await screen.findByLabelText('Or paste ISBNs')).toHaveValue('9780316769488');
  expect(screen.queryByRole('button', { name: /^Try again with/ })).toBeNull();
});

test('Cancel closes the dialog before anything is added', async () => {
  const sent = answerFiles();
  const { user, onClose } = open();
  await preview(user, sent, buildFound());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
});
