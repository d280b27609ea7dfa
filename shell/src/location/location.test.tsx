/** @jest-environment jsdom */
import { answerCalls, buildCart, buildSession, buildSettings, renderPage } from '@bookfront/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from '../frame/header';

const header = (page: Parameters<typeof renderPage>[1] = {}) => renderPage(<Header />, page);
/** jsdom can't load a page anew, and says so. */
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

  it('[SHL-02] [SHL-28] can be chosen by name on a consolidated multistore, and on no other', async () => {
    const { unmount } = header({ page: { settings: shop(false), session: at() } });
    expect(screen.queryByRole('button', { name: /Location/ })).not.toBeInTheDocument();
    unmount();
    header({ page: { settings: shop(true), session: at() } });
    await userEvent.click(screen.getByRole('button', { name: 'Location: Harbour' }));
    for (const name of ['Harbour', 'Hill Street'])
      expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  });

  it('[SHL-29] changes by one call, and the page is loaded anew', async () => {
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

  it('[GAP-77] asks before it empties a filled cart', async () => {
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

  it('that can’t be changed says so, and stays', async () => {
    answerCalls({
      'webstore/setMultistoreLocation': { error: 'This shop has no such location.', code: 'wrong_location' },
    });
    header({ page: { settings: shop(true), session: at() } });
    await choose('Hill Street');
    expect(await screen.findByRole('alert')).toHaveTextContent('This shop has no such location.');
  });

  it('[GAP-47] is asked for once where nothing was chosen yet', async () => {
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
