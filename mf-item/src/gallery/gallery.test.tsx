/** @jest-environment jsdom */
import type { Title } from '@bookfront/shared/schemas';
import { answerCalls, buildTitle, renderPage } from '@bookfront/shared/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadItemDialog } from '../item-dialogs';
import { ItemPage } from '../item-page';

/** Focuses a dialog's first control on opening, as browsers do and jsdom doesn't. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
});
beforeAll(() => Promise.all([loadItemDialog(), import('./thumbnails')]), 60_000);

const pages = (count: number): Partial<Title> => ({
  has_interiors: true,
  interiors: count,
  interior_objects: Array.from({ length: count }, (_one, i) => ({ key: `p${i + 1}`, cb: 'a1' })),
});
async function openItem(over: Partial<Title>) {
  answerCalls({ 'title/getItem': buildTitle(over) });
  renderPage(<ItemPage />, { url: '/item/9786800000011', path: '/item/:item_id' });
  await screen.findByRole('heading', { level: 1 });
}
const thumbnails = async () => within(await screen.findByRole('list', { name: 'Pictures' })).getAllByRole('button');
const openGallery = async (opener: HTMLElement | undefined) => {
  if (!opener) throw new Error('no thumbnail');
  await userEvent.click(opener);
  return within(await screen.findByRole('dialog', { name: 'Pictures' }));
};

test('a click on the cover opens it larger; closing returns the focus [ITM-32]', async () => {
  await openItem({});
  expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull();
  const cover = screen.getByRole('button', { name: 'Cover of Emma' });
  const dialog = await openGallery(cover);
  expect(dialog.getByRole('img', { name: 'Cover of Emma' })).toHaveAttribute(
    'src',
    '/covers/9786800000011/a1-640.webp',
  );
  expect(dialog.queryByRole('button', { name: 'Next picture' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(cover).toHaveFocus();
});

test('three of six pictures are thumbnails, and the last shows how many more there are [ITM-31]', async () => {
  await openItem(pages(5));
  const three = await thumbnails();
  expect(three).toHaveLength(3);
  expect(three[2]).toHaveTextContent('+3');
});

test('the gallery shows cover and sample pages one after the other [ITM-30]', async () => {
  await openItem(pages(2));
  const dialog = await openGallery((await thumbnails())[1]);
  expect(dialog.getByRole('img', { name: 'Sample page 1' })).toHaveAttribute(
    'src',
    '/covers/9786800000011/inside-p1-a1-640.webp',
  );
  expect(dialog.getByRole('status')).toHaveTextContent('2 of 3');
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('img', { name: 'Sample page 2' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(dialog.getByRole('img', { name: 'Cover of Emma' })).toBeVisible();
});

test.each(['as opening gives it', 'on Close', 'nowhere'])(
  'the gallery is walked by the arrow keys, Home and End, with the focus %s [ITM-30]',
  async (focus) => {
    await openItem(pages(3));
    const dialog = await openGallery((await thumbnails())[0]);
    if (focus === 'on Close') dialog.getByRole('button', { name: 'Close' }).focus();
    if (focus === 'nowhere') await userEvent.click(dialog.getByRole('status'));
    const status = () => dialog.getByRole('status').textContent;
    const seen: (string | null)[] = [];
    for (const key of ['ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
      await userEvent.keyboard(`{${key}}`);
      seen.push(status());
    }
    expect(seen).toEqual(['Inside · 2 of 4', 'Inside · 4 of 4', 'Cover · 1 of 4', 'Inside · 4 of 4', 'Cover · 1 of 4']);
  },
);

test('keys with a modifier, such as Alt and an arrow, do not change the picture', async () => {
  await openItem(pages(3));
  const dialog = await openGallery((await thumbnails())[0]);
  dialog.getByRole('button', { name: 'Next picture' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(dialog.getByRole('status')).toHaveTextContent('Cover · 1 of 4');
});

test('a sample page shows a retry if it fails to load', async () => {
  await openItem(pages(1));
  const dialog = await openGallery((await thumbnails())[1]);
  fireEvent.error(dialog.getByRole('img', { name: 'Sample page 1' }));
  expect(dialog.getByText('This picture couldn’t be loaded.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(dialog.getByRole('img', { name: 'Sample page 1' })).toBeVisible();
});

test('a title without has_interiors shows no sample pages [ITM-30]', async () => {
  await openItem({ ...pages(2), has_interiors: false });
  expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull();
});
