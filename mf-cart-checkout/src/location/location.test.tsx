/** @jest-environment jsdom */

import { answerCalls, buildSettings } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { loadSteps } from '../testing/load-steps';
import { customer, openCheckout, toReview } from '../testing/open-checkout';
import { openDialogs } from '../testing/open-dialogs';

beforeAll(openDialogs);
beforeAll(() => Promise.all([loadSteps(), import('./location-dialog')]), 60_000);
jest.setTimeout(30_000);

const multistore_info = [
  { id: 'harbour', name: 'Harbour' },
  { id: 'hill', name: 'Hill Street' },
];
const shop = buildSettings({ store_info: { ...buildSettings().store_info, is_multistore: true, multistore_info } });
const at = (location_id: string, session = customer()) => ({ ...session, location_id });
/** jsdom can't load a page anew, and says so. */
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});

describe('the pickup location', () => {
  test('[CRT-43] [CHK-50] is named in the summary, and all are offered', async () => {
    const { user } = openCheckout('cart', at('harbour'), shop);
    expect(within(screen.getByRole('region', { name: 'Summary' })).getByText('Harbour')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change location' }));
    expect(await screen.findByRole('button', { name: 'Hill Street' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Harbour' })).toHaveAttribute('aria-current', 'true');
  });

  test('[CRT-45] [CHK-50] another one is one call, says that the cart goes, and loads the page anew', async () => {
    const errors = quiet();
    const made = answerCalls({ 'webstore/setMultistoreLocation': {} });
    const { user, unmount } = openCheckout('cart', at('harbour'), shop);
    await user.click(screen.getByRole('button', { name: 'Change location' }));
    expect(await screen.findByText(/choosing another one empties your cart/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hill Street' }));
    expect(screen.getByRole('dialog', { name: 'Pick up at Hill Street?' })).toBeVisible();
    expect(made).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Empty the cart and change' }));
    await waitFor(() => expect(errors).toHaveBeenCalled());
    expect(made).toMatchObject([{ name: 'webstore/setMultistoreLocation', payload: { location_id: 'hill' } }]);
    expect(String(errors.mock.calls[0])).toMatch(/navigation/);
    errors.mockClear();
    unmount();
    openCheckout('cart', at('hill', customer({ items: [] })), shop);
    expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
  });

  test('[CRT-45] one who would rather keep the cart stays where they are', async () => {
    const made = answerCalls({});
    const { user } = openCheckout('cart', at('harbour'), shop);
    await user.click(screen.getByRole('button', { name: 'Change location' }));
    await user.click(await screen.findByRole('button', { name: 'Hill Street' }));
    await user.click(screen.getByRole('button', { name: 'Keep my cart' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(made).toEqual([]);
  });

  test('[CRT-43] the list is left by its own button, with nothing changed', async () => {
    const made = answerCalls({});
    const { user } = openCheckout('cart', at('harbour'), shop);
    await user.click(screen.getByRole('button', { name: 'Change location' }));
    await user.click(await screen.findByRole('button', { name: 'Keep this location' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(made).toEqual([]);
  });

  test('[CHK-50] the review names it as well', async () => {
    openCheckout('review', at('hill', customer({ checkout: toReview })), shop);
    expect(await screen.findByText('Hill Street')).toBeVisible();
  });

  test('a shop of one place offers none', () => {
    openCheckout('cart', customer());
    expect(screen.queryByRole('button', { name: 'Change location' })).not.toBeInTheDocument();
  });
});
