/** @jest-environment jsdom */
import { buildCustomer, renderPage } from '@bookfront/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { Header } from '../header/header';

const customer = buildCustomer();
const parts = { 'mf_lists_registry/ListsMenu': () => <Link to="/lists/l1">Winter reading</Link> };
const header = (page: Parameters<typeof renderPage>[1] = {}) => renderPage(<Header />, { parts, ...page });

describe('My lists', () => {
  it('is shown to members only [SHL-27] [SEC-12]', () => {
    const { unmount } = header({ page: { session: customer } });
    expect(screen.getByRole('button', { name: 'My lists' })).toBeInTheDocument();
    unmount();
    header();
    expect(screen.queryByRole('button', { name: 'My lists' })).not.toBeInTheDocument();
  });

  it('opens the lists’ menu, which closes on a new page [SHL-27] [LST-31]', async () => {
    const { address } = header({ page: { session: customer } });
    const button = screen.getByRole('button', { name: 'My lists' });
    expect(button).toHaveAttribute('href', '/account/lists');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await screen.findByRole('link', { name: 'Winter reading' }));
    expect(address()).toBe('/lists/l1');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Winter reading' })).not.toBeInTheDocument());
  });

  it('is in the drawer if the header is too narrow for the button [SHL-27]', async () => {
    header({ page: { session: customer } });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(await drawer.findByRole('link', { name: 'Winter reading' })).toBeInTheDocument();
  });
});
