/** @jest-environment jsdom */
import { answerCalls, buildTitle, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemPage } from '../item-page';

const CopyToList = ({ eisbn, title, onClose }: { eisbn?: string; title?: string; onClose?: () => void }) => (
  <div role="dialog" aria-label={`${title} ${eisbn}`}>
    <button type="button" onClick={onClose}>
      Done
    </button>
  </div>
);

test('"Add to a list" opens the lists’ dialog for the title on each click [ITM-38]', async () => {
  answerCalls({ 'title/getItem': buildTitle() });
  renderPage(<ItemPage />, {
    url: '/item/9786800000011',
    path: '/item/:item_id',
    parts: { 'mf_lists_registry/CopyToList': CopyToList },
  });
  const opener = await screen.findByRole('button', { name: 'Add to a list' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Emma 9786800000011' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
