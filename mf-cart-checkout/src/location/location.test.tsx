/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import { buildSettings } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { loadSteps } from '../testing/load-steps';
import { customer, openCheckout, toReview } from '../testing/open-checkout';

beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const multistore_info = [
  { id: 'harbour', name: 'Harbour' },
  { id: 'hill', name: 'Hill Street' },
];
const shop = buildSettings({ store_info: { ...buildSettings().store_info, is_multistore: true, multistore_info } });
const at = (location_id: string, session = customer()) => ({ ...session, location_id });

describe('the pickup location', () => {
  test('is named in the summary, and a button asks the shell for another [CRT-43] [CHK-50]', async () => {
    const wanted = jest.fn();
    const stop = bus.on('location:wanted', wanted);
    const { user } = openCheckout('cart', at('harbour'), shop);
    expect(within(screen.getByRole('region', { name: 'Summary' })).getByText('Harbour')).toBeVisible();
    const opener = screen.getByRole('button', { name: 'Change location' });
    expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await user.click(opener);
    expect(wanted.mock.calls).toEqual([[{ purpose: 'pickup' }]]);
    stop();
  });

  test('the review names it as well [CHK-50]', async () => {
    openCheckout('review', at('hill', customer({ checkout: toReview })), shop);
    expect(await screen.findByText('Hill Street')).toBeVisible();
  });

  test('a shop of one place offers none', () => {
    openCheckout('cart', customer());
    expect(screen.queryByRole('button', { name: 'Change location' })).not.toBeInTheDocument();
  });
});
