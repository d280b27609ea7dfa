/** @jest-environment jsdom */
import type { List } from '@bookfront/shared/schemas';
import { answerCalls, buildCustomer, buildList, renderPage } from '@bookfront/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../header/header';

const customer = buildCustomer();
const header = (page: Parameters<typeof renderPage>[1] = {}) => renderPage(<Header />, page);
const list = (over: Partial<List>) => buildList({ list_id: 'l1', name: 'Winter reading', ...over });

describe('My lists', () => {
  const lists = (count: number) => ({
    rows: [
      list({ list_id: 'w1', name: 'wishlist', can_delete: false }),
      ...Array.from({ length: count - 1 }, (_, i) => list({ list_id: `l${i}`, name: `List ${i}` })),
    ],
  });

  it('[SHL-27] [SEC-12] is a button of members alone', () => {
    const { unmount } = header({ page: { session: customer } });
    expect(screen.getByRole('button', { name: 'My lists' })).toBeInTheDocument();
    unmount();
    header();
    expect(screen.queryByRole('button', { name: 'My lists' })).not.toBeInTheDocument();
  });

  it.each([3, 7, 10])(
    '[SHL-37] [SHL-38] opens a menu of 198 px for %i lists, seven rows high at most',
    async (count) => {
      answerCalls({ 'titlelist/getLists': lists(count) });
      const { address } = header({ page: { session: customer } });
      await userEvent.click(screen.getByRole('button', { name: 'My lists' }));
      const menu = await screen.findByRole('group', { name: 'My lists' });
      expect(getComputedStyle(menu).width).toBe('198px');
      expect(await within(menu).findByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/lists/w1');
      expect(within(menu).getAllByRole('listitem')).toHaveLength(count);
      expect(getComputedStyle(within(menu).getByRole('list')).maxHeight).toBe('308px');
      expect(getComputedStyle(within(menu).getByRole('link', { name: 'List 0' })).minHeight).toBe('44px');
      await userEvent.click(within(menu).getByRole('link', { name: 'List 1' }));
      expect(address()).toBe('/lists/l1');
      await waitFor(() => expect(screen.queryByRole('group', { name: 'My lists' })).not.toBeInTheDocument());
    },
  );

  it('[SHL-27] are in the drawer, where the header is too narrow for the button', async () => {
    answerCalls({ 'titlelist/getLists': lists(2) });
    header({ page: { session: customer } });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(await drawer.findByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/lists/w1');
  });

  it('that do not come can be asked for again', async () => {
    let isDown = true;
    answerCalls({ 'titlelist/getLists': () => (isDown ? { error: '', code: 'internal' } : lists(2)) });
    header({ page: { session: customer } });
    await userEvent.click(screen.getByRole('button', { name: 'My lists' }));
    const again = await screen.findByRole('button', { name: /There was an error. Try again/ });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'List 0' })).toBeInTheDocument();
  });
});
