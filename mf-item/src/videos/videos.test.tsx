/** @jest-environment jsdom */
import type { Title } from '@bookfront/shared/schemas';
import { answerCalls, buildTitle, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemPage } from '../item-page';

async function openVideos(media: Title['media']) {
  answerCalls({ 'title/getItem': buildTitle({ media }) });
  renderPage(<ItemPage />, { url: '/item/9786800000011', path: '/item/:item_id' });
  await userEvent.click(await screen.findByRole('tab', { name: 'Videos' }));
  return within(screen.getByRole('tabpanel', { name: 'Videos' }));
}

test('a component loads the YouTube player only on a click; a url is linked [ITM-29]', async () => {
  const tab = await openVideos([
    { type: 'component', data: 'a b/c' },
    { type: 'url', data: 'https://www.films.example/emma' },
  ]);
  expect(tab.queryByTitle('video 1')).toBeNull();
  await userEvent.click(await tab.findByRole('button', { name: 'Play video 1' }));
  expect(tab.getByTitle('video 1')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/a%20b%2Fc?autoplay=1&rel=0',
  );
  expect(tab.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=a%20b%2Fc',
  );
  const away = tab.getByRole('link', { name: 'Watch on films.example' });
  expect(away).toHaveAttribute('href', 'https://www.films.example/emma');
  expect(away).toHaveAttribute('rel', 'noopener noreferrer');
});

test('an address that is not http(s) is not linked', async () => {
  const tab = await openVideos([
    { type: 'url', data: 'javascript:alert(1)' },
    { type: 'url', data: 'https://films.example' },
  ]);
  expect(tab.getAllByRole('link')).toHaveLength(1);
});

test('a playing video takes the focus once, and not while the shopper moves through the tabs', async () => {
  const tab = await openVideos([{ type: 'component', data: 'dQw4' }]);
  await userEvent.click(await tab.findByRole('button', { name: 'Play video 1' }));
  expect(tab.getByTitle('video 1')).toHaveFocus();
  screen.getByRole('tab', { name: 'Videos' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Details' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Videos' })).toHaveFocus();
});
