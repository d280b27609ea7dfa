/** @jest-environment jsdom */
import { answerCalls, buildCustomer, buildList, renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListsMenu } from './lists-menu';

const lists = (count: number) => ({
  rows: [
    buildList({ list_id: 'w1', name: 'wishlist', can_delete: false }),
    ...Array.from({ length: count - 1 }, (_, i) => buildList({ list_id: `l${i}`, name: `List ${i}` })),
  ],
});
const open = () => renderPage(<ListsMenu />, { page: { session: buildCustomer() } });

test.each([3, 7, 10])(
  'is 198 px wide for %i lists, seven rows high at most, and leads to each [SHL-37] [SHL-38] [LST-31]',
  async (count) => {
    answerCalls({ 'titlelist/getLists': lists(count) });
    const { address } = open();
    const menu = await screen.findByRole('group', { name: 'My lists' });
    expect(getComputedStyle(menu).width).toBe('198px');
    expect(await within(menu).findByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/lists/w1');
    expect(within(menu).getAllByRole('listitem')).toHaveLength(count);
    expect(getComputedStyle(within(menu).getByRole('list')).maxHeight).toBe('308px');
    expect(getComputedStyle(within(menu).getByRole('link', { name: 'List 0' })).minHeight).toBe('44px');
    expect(within(menu).getByRole('link', { name: 'All my lists' })).toHaveAttribute('href', '/account/lists');
    await userEvent.click(within(menu).getByRole('link', { name: 'List 1' }));
    expect(address()).toBe('/lists/l1');
  },
);

test('lists that do not come can be asked for again', async () => {
  let isDown = true;
  answerCalls({ 'titlelist/getLists': () => (isDown ? { error: '', code: 'internal' } : lists(2)) });
  open();
  const again = await screen.findByRole('button', { name: /There was an error. Try again/ });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'List 0' })).toBeInTheDocument();
});
