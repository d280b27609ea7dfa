/** @jest-environment jsdom */
import { bus } from '@bookfront/shared/events';
import { answerCalls, buildCart, buildSession, buildSettings, renderPage } from '@bookfront/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame, Header } from '../frame';

const header = (page: Parameters<typeof renderPage>[1] = {}) => renderPage(<Header />, page);
/** Suppresses jsdom's error that it can't reload a page. */
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});

describe('the location', () => {
  const shop = (is_consolidated_multistore: boolean) =>
    buildSettings({
      store_info: {
        ...buildSettings().store_info,
        is_multistore: true,
        is_consolidated_multistore,
        multistore_info: [
          { id: 'harbour', name: 'Harbour' },
          { id: 'hill', name: 'Hill Street' },
        ],
      },
    });
  const filled = { ...buildCart(), checksum: 'x', summary: { ...buildCart().summary, item_count: 2 } };
  const at = (over: Partial<Parameters<typeof buildSession>[0]> = {}) =>
    buildSession({ location_id: 'harbour', ...over });
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^Location/ }));
    await userEvent.click(await screen.findByRole('button', { name }));
  };

  it('can be chosen by name on a consolidated multistore, and on no other [SHL-02] [SHL-28]', async () => {
    const { unmount } = header({ page: { settings: shop(false), session: at() } });
    expect(screen.queryByRole('button', { name: /Location/ })).not.toBeInTheDocument();
    unmount();
    header({ page: { settings: shop(true), session: at() } });
    await userEvent.click(screen.getByRole('button', { name: 'Location: Harbour' }));
    for (const name of ['Harbour', 'Hill Street'])
      expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  });

  it('changes with one call and a reload [SHL-29]', async () => {
    const errors = quiet();
    const calls = answerCalls({ 'webstore/setMultistoreLocation': {} });
    header({ page: { settings: shop(true), session: at() } });
    await choose('Hill Street');
    await waitFor(() => expect(errors).toHaveBeenCalled());
    expect(calls.map(({ name, payload }) => `${name} ${payload.location_id}`)).toEqual([
      'webstore/setMultistoreLocation hill',
    ]);
    expect(String(errors.mock.calls[0])).toMatch(/navigation/);
    errors.mockClear();
  });

  it('asks before it empties a cart with items [GAP-77]', async () => {
    const errors = quiet();
    const calls = answerCalls({ 'webstore/setMultistoreLocation': {} });
    header({ page: { settings: shop(true), session: at({ cart: filled }) } });
    await choose('Hill Street');
    expect(screen.getByText(/your cart \(2 items\) will be emptied/)).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Keep my cart' }));
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Hill Street' }));
    await userEvent.click(screen.getByRole('button', { name: 'Empty the cart and change' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    errors.mockClear();
  });

  it('that can’t be changed shows why, and stays', async () => {
    answerCalls({
      'webstore/setMultistoreLocation': { error: 'This shop has no such location.', code: 'wrong_location' },
    });
    header({ page: { settings: shop(true), session: at() } });
    await choose('Hill Street');
    expect(await screen.findByRole('alert')).toHaveTextContent('This shop has no such location.');
  });

  it('is not asked for over a form of the account', async () => {
    sessionStorage.clear();
    header({ url: '/account/login', page: { settings: shop(true), session: at({ pick_location: true }) } });
    await new Promise((go) => setTimeout(go, 0));
    expect(screen.queryByRole('dialog', { name: 'Choose a location' })).not.toBeInTheDocument();
  });

  it('is asked for once if none was chosen yet [GAP-47]', async () => {
    sessionStorage.clear();
    const page = { settings: shop(true), session: at({ pick_location: true }) };
    const { unmount } = header({ page });
    const dialog = await screen.findByRole('dialog', { name: 'Choose a location' });
    fireEvent(dialog, new Event('close'));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Location/ })).toHaveFocus());
    unmount();
    header({ page });
    await new Promise((go) => setTimeout(go, 0));
    expect(screen.queryByRole('dialog', { name: 'Choose a location' })).not.toBeInTheDocument();
  });
});

describe('a location that the cart asks for', () => {
  const shop = buildSettings({
    store_info: {
      ...buildSettings().store_info,
      is_multistore: true,
      multistore_info: [
        { id: 'harbour', name: 'Harbour' },
        { id: 'hill', name: 'Hill Street' },
      ],
    },
  });
  const filled = { ...buildCart(), checksum: 'x', summary: { ...buildCart().summary, item_count: 2 } };
  async function open() {
    renderPage(<Frame>Your cart</Frame>, {
      page: { settings: shop, session: buildSession({ location_id: 'harbour', cart: filled }) },
    });
    act(() => bus.emit('location:wanted', { purpose: 'pickup' }));
    return screen.findByRole('dialog', { name: 'Where would you like to pick up?' });
  }

  it('offers all locations, even if the header has no picker [CRT-43] [CHK-50]', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /^Location/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Hill Street' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Harbour' })).toHaveAttribute('aria-current', 'true');
  });

  it('warns that the cart will be emptied, makes one call and reloads with the focus on the heading [CRT-45] [CHK-50]', async () => {
    sessionStorage.clear();
    const errors = quiet();
    const calls = answerCalls({ 'webstore/setMultistoreLocation': {} });
    await open();
    expect(screen.getByText(/choosing another one empties your cart/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hill Street' }));
    expect(screen.getByRole('dialog', { name: 'Pick up at Hill Street?' })).toHaveTextContent(
      'Each location has its own stock, so your cart will be emptied.',
    );
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Empty the cart and change' }));
    await waitFor(() => expect(errors).toHaveBeenCalled());
    expect(calls).toMatchObject([{ name: 'webstore/setMultistoreLocation', payload: { location_id: 'hill' } }]);
    expect(String(errors.mock.calls[0])).toMatch(/navigation/);
    expect(sessionStorage.getItem('bookfront-focus')).toBe('heading');
    errors.mockClear();
  });

  it.each([
    ['one who would rather keep the cart [CRT-45]', ['Hill Street', 'Keep my cart']],
    ['one who leaves the list by its own button [CRT-43]', ['Keep this location']],
    ['one who chooses the location that they have [CRT-43]', ['Harbour']],
  ])('%s stays at the location, and nothing changes', async (_, buttons) => {
    const calls = answerCalls({});
    await open();
    for (const name of buttons) await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('shows in the dialog why the location can’t be changed', async () => {
    answerCalls({
      'webstore/setMultistoreLocation': { error: 'This shop has no such location.', code: 'wrong_location' },
    });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Hill Street' }));
    await userEvent.click(screen.getByRole('button', { name: 'Empty the cart and change' }));
    const question = screen.getByRole('dialog', { name: 'Pick up at Hill Street?' });
    expect(await within(question).findByRole('alert')).toHaveTextContent('This shop has no such location.');
  });
});
