/** @jest-environment jsdom */
import type { PageState } from '@bookfront/shared/contract';
import { bus } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildCustomer, buildPage, buildSession, buildSettings } from '@bookfront/shared/testing';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { App, makeClient } from '../app';

const remotes = {
  lookup: (id: string) => () => (
    <h1 data-page-title="" tabIndex={-1}>
      {id}
    </h1>
  ),
  forget: () => {},
  preload: () => {},
};
beforeEach(() => sessionStorage.clear());

function open(over: Partial<PageState>) {
  const page = buildPage({ url: '/', ...over });
  sessionStore.set(page.session);
  return render(
    <MemoryRouter initialEntries={['/']}>
      <App page={page} client={makeClient(page)} remotes={remotes} />
    </MemoryRouter>,
  );
}
/** Runs `act`, then simulates the reload that jsdom can't do. */
async function loadAnew({ unmount }: ReturnType<typeof open>, act: () => Promise<void>, over: Partial<PageState>) {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  await act();
  await waitFor(() => expect(String(errors.mock.calls)).toMatch(/navigation/));
  errors.mockClear();
  unmount();
  return open(over);
}

const customer = buildCustomer();
const withCorps = { ...customer, user: customer.user && { ...customer.user, has_several_corps: true } };
const { store_info } = buildSettings();
const places = [
  { id: 'harbour', name: 'Harbour' },
  { id: 'hill', name: 'Hill Street' },
];
const multistore = buildSettings({
  store_info: { ...store_info, is_multistore: true, is_consolidated_multistore: true, multistore_info: places },
});

it('switching the account leaves the focus on the account’s button', async () => {
  const corp = { name: 'Ruth Okafor', type: 'customer', is_institution: false, company: '', is_personal: true };
  const corps = [
    { ...corp, id: 'personal' },
    { ...corp, id: 'c2', name: 'Bay Library', is_personal: false },
  ];
  answerCalls({ 'account/getAvailableCorps': { corps }, 'account/setCorp': {}, 'session/get': withCorps });
  const view = open({ session: withCorps });
  await userEvent.click(screen.getByText('Ruth', { selector: 'summary *' }));
  const library = await screen.findByRole('button', { name: 'Bay Library' });
  await loadAnew(view, () => userEvent.click(library), { session: withCorps });
  expect(screen.getByText('Ruth', { selector: 'summary *' }).closest('summary')).toHaveFocus();
});

it('choosing a location leaves the focus on the location’s button', async () => {
  answerCalls({ 'webstore/setMultistoreLocation': {} });
  const view = open({ settings: multistore, session: buildSession({ location_id: 'harbour' }) });
  await userEvent.click(screen.getByRole('button', { name: /^Location/ }));
  const hill = await screen.findByRole('button', { name: 'Hill Street' });
  await loadAnew(view, () => userEvent.click(hill), {
    settings: multistore,
    session: buildSession({ location_id: 'hill' }),
  });
  expect(screen.getByRole('button', { name: 'Location: Hill Street' })).toHaveFocus();
});

it('choosing a location for pickup leaves the focus on the heading of the emptied cart [CRT-45]', async () => {
  answerCalls({ 'webstore/setMultistoreLocation': {} });
  const view = open({ settings: multistore, session: buildSession({ location_id: 'harbour' }) });
  act(() => bus.emit('location:wanted', { purpose: 'pickup' }));
  const hill = await screen.findByRole('button', { name: 'Hill Street' });
  await loadAnew(view, () => userEvent.click(hill), {
    settings: multistore,
    session: buildSession({ location_id: 'hill' }),
  });
  await waitFor(() => expect(within(screen.getByRole('main')).getByRole('heading')).toHaveFocus());
});

it('a logout leaves the focus on the next page’s heading', async () => {
  answerCalls({ 'account/logout': buildSession() });
  const view = open({ session: customer });
  await userEvent.click(screen.getByText('Ruth', { selector: 'summary *' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('link', { name: 'Log in' });
  view.unmount();
  const next = open({});
  const heading = within(screen.getByRole('main')).getByRole('heading');
  await waitFor(() => expect(heading).toHaveFocus());
  next.unmount();
  open({});
  expect(document.body).toHaveFocus();
});

it('a logout of a private shop leaves the focus on the heading of the login page', async () => {
  sessionStorage.setItem('bookfront-focus', 'heading');
  open({ settings: buildSettings({ is_private: true }) });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Login Required' })).toHaveFocus());
});
