/** @jest-environment jsdom */
import { answerCalls, buildCustomer, buildSettings, renderPage } from '@bookfront/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../frame';

const customer = buildCustomer();
const user = customer.user;
const header = (page: Parameters<typeof renderPage>[1] = {}) => renderPage(<Header />, page);
const openMenu = () => userEvent.click(screen.getByText('Ruth', { selector: 'summary *' }));
/** Suppresses jsdom's error that it can't reload a page. */
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});

describe('the account menu', () => {
  it.each([
    ['SHL-30', 'Account Details', '/account/details'],
    ['SHL-31', 'Address Book', '/account/addresses'],
    ['SHL-32', 'My Lists', '/account/lists'],
    ['SHL-33', 'Gift Registry', '/gift-registry'],
    ['SHL-34', 'View Orders', '/account/orders'],
  ])('[%s] [SEC-12] has %s, which links to %s', async (_id, name, path) => {
    const { address } = header({
      page: { session: customer, settings: buildSettings({ gift_registry_enabled: true }) },
    });
    await openMenu();
    await userEvent.click(screen.getByRole('link', { name }));
    expect(address()).toBe(path);
    expect(screen.getByText('Ruth', { selector: 'summary *' }).closest('details')).not.toHaveAttribute('open');
  });

  it('has no registry entry if the shop has no registries [SHL-33]', async () => {
    header({ page: { session: customer } });
    await openMenu();
    expect(screen.queryByRole('link', { name: 'Gift Registry' })).not.toBeInTheDocument();
  });

  it('falls back for an institution without a company and a person without a name [SHL-22] [SHL-23] [GAP-45]', () => {
    const { unmount } = header({
      page: { session: { ...customer, user: user && { ...user, is_institution: true, company: '' } } },
    });
    expect(screen.getByText('Ruth', { selector: 'summary *' })).toBeInTheDocument();
    unmount();
    header({ page: { session: { ...customer, user: user && { ...user, first_name: '' } } } });
    expect(screen.getByText('Account', { selector: 'summary *' })).toBeInTheDocument();
  });

  it.each([
    ['their own', { company: '', is_institution: false }, 'Ruth Personal account'],
    ['a supplier’s', { company: 'Coast Book Reps', is_institution: false }, 'Ruth Coast Book Reps'],
    ['an institution’s', { company: 'Bay Library', is_institution: true }, 'Bay Library'],
  ])('the button and the menu name the account in use to a person with several: %s', (_, account, text) => {
    const { container } = header({
      page: { session: { ...customer, user: user && { ...user, ...account, has_several_corps: true } } },
    });
    expect(container.querySelector('summary')).toHaveTextContent(new RegExp(`^${text}$`));
    expect(container.querySelector('details strong')).toHaveTextContent(new RegExp(`^${text}$`));
  });

  it('shows only the name to a person with one account', () => {
    const { container } = header({ page: { session: customer } });
    expect(container.querySelector('summary')).toHaveTextContent(/^Ruth$/);
  });

  it('a failed logout shows no error and logs the shopper out [ERR-32] [SES-03]', async () => {
    const errors = quiet();
    answerCalls({ 'account/logout': { error: 'no', code: 'internal' } });
    header({ page: { session: customer } });
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /My lists/ })).not.toBeInTheDocument();
    expect(screen.queryByText('no')).not.toBeInTheDocument();
    errors.mockClear();
  });
});
