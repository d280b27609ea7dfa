/** @jest-environment jsdom */

import type { PricedBatch, Session, ShippingProvider } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { CheckoutPage } from '../checkout-page';
import { buildFilledCart } from '../testing/build-line';
import { buildAddress, buildProvider } from '../testing/build-shipping';
import { loadSteps } from '../testing/load-steps';
import { customer, openCheckout, shipped, shopWith } from '../testing/open-checkout';

beforeAll(() => Promise.all([loadSteps(), import('./save-failed')]), 60_000);
jest.setTimeout(30_000);

const local = buildProvider({
  provider: 'local',
  label: 'Local delivery',
  delivery_preference: 'local_delivery',
  cost: 300,
  delivery_min: 0,
  delivery_max: 0,
});
const fast = buildProvider({ provider: 'fast', label: 'Courier', cost: 1500 });
const priced = (shipping: number) => ({ ...buildFilledCart().summary, shipping, total: 2000 + shipping });
const both: PricedBatch[] = [
  { multiship_method: 'all', delta_cost: 0, summary: priced(900) },
  { multiship_method: 'batched', delta_cost: 450, summary: priced(1350) },
];
const checkout = { ...shipped, provider: null };

interface Shop {
  batches?: PricedBatch[];
  info?: object;
  save?: object;
  session?: Session;
}
function open(
  providers: ShippingProvider[],
  { batches = [], info = {}, save = {}, session = customer({ checkout }) }: Shop = {},
) {
  const made = answerCalls({
    'checkout/getShippingProviders': { providers },
    'checkout/getShippingBatch': { batches },
    'checkout/setShipping': { cart: buildFilledCart(undefined, { checkout: shipped }), ...save },
    'address/getList': { addresses: [] },
  });
  return { made, ...openCheckout('provider', session, shopWith({ ship_enabled: true, ...info })) };
}
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const acknowledge = () => screen.getByRole('button', { name: 'Continue to contact' });

describe('the provider step', () => {
  test('shows the providers by cost, with the cheapest that is not local chosen [CHK-24] [CHK-26] [CHK-27] [CHK-28]', async () => {
    open([fast, local, buildProvider()]);
    expect(await radio(/Parcel post/)).toBeChecked();
    expect(screen.getAllByRole('radio').map((way) => way.closest('label')?.textContent)).toEqual([
      'Local delivery$3.00',
      'Parcel post$9.00',
      'Courier$15.00',
    ]);
    expect(screen.getAllByText('2 to 4 business days')).toHaveLength(2);
    expect(await radio(/Parcel post/)).toHaveAccessibleDescription('2 to 4 business days');
  });

  test('the order panel has one total, which contains the chosen provider and shipments [CRT-29]', async () => {
    const session = customer({ checkout });
    const summary = { ...session.cart.summary, is_shipping_tbd: true };
    const { user } = open([buildProvider(), fast], {
      batches: both,
      session: { ...session, cart: { ...session.cart, summary } },
    });
    await radio(/Courier/);
    const order = within(screen.getByRole('region', { name: 'Your order' }));
    await waitFor(() => expect(order.getByText('Shipping').nextElementSibling).toHaveTextContent('$9.00'));
    expect(order.getByText(/^Total/).nextElementSibling).toHaveTextContent('$29.00');
    await user.click(await radio(/in stock now/));
    expect(order.getByText('Shipping').nextElementSibling).toHaveTextContent('$13.50');
    expect(order.getAllByText(/^Total/)).toHaveLength(1);
    expect(order.getByText(/^Total/).nextElementSibling).toHaveTextContent('$33.50');
  });

  test('a local delivery is chosen where there is no other provider, and its facts are shown [CHK-25] [CHK-29]', async () => {
    open([local], { info: { local_delivery_min: 2000, local_delivery_fee: 300 } });
    expect(await radio(/Local delivery/)).toBeChecked();
    expect(screen.getByText('Orders of $20.00 and more')).toBeVisible();
    expect(screen.getAllByText(/\$3\.00/)).toHaveLength(1);
  });

  test.each([
    [600, 'Local deliveryFree'],
    [0, 'Local delivery'],
  ])(
    'with a fee of %i cents a local delivery that costs nothing reads %s [CHK-30]',
    async (local_delivery_fee, text) => {
      open([{ ...local, cost: 0 }], { info: { local_delivery_fee } });
      expect((await radio(/Local delivery/)).closest('label')).toHaveTextContent(new RegExp(`^${text}$`));
    },
  );

  test('saving goes to contact, with the delivery of the chosen provider [CHK-37] [CHK-65]', async () => {
    const { made, user, address } = open([buildProvider(), local]);
    await user.click(await radio(/Local delivery/));
    await waitFor(() => expect(made.filter(({ name }) => name === 'checkout/getShippingBatch')).toHaveLength(2));
    await user.click(acknowledge());
    await waitFor(() => expect(address()).toBe('/checkout/contact'));
    const saved = made.find(({ name }) => name === 'checkout/setShipping')?.payload;
    expect(saved).toMatchObject({ delivery_preference: 'local_delivery', provider: 'local', address_id: 'a1' });
    expect(saved).not.toHaveProperty('multiship_method');
  });

  test('with two batches the shopper chooses all or batched, each with its extra cost [CHK-33] [CHK-34] [CHK-35] [CHK-36]', async () => {
    const { made, user } = open([buildProvider()], { batches: both });
    expect(await radio(/One shipment, once all items have arrived\.\s*\+\$0\.00/)).toBeChecked();
    await user.click(
      await radio(/Two shipments: what is in stock now, and the rest when it has arrived\.\s*\+\$4\.50/),
    );
    await user.click(acknowledge());
    await waitFor(() =>
      expect(made.find(({ name }) => name === 'checkout/setShipping')?.payload).toMatchObject({
        multiship_method: 'batched',
      }),
    );
  });

  test('with one batch there is no choice [CHK-33]', async () => {
    open([buildProvider()], { batches: both.slice(0, 1) });
    expect(await radio(/Parcel post/)).toBeChecked();
    await waitFor(() => expect(acknowledge()).not.toHaveAttribute('aria-disabled'));
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  test("a failure while it is saved opens a dialog with the shop's words [ERR-48]", async () => {
    const { user } = open([buildProvider()], { save: { error: 'The courier has just left.', code: 'shipping' } });
    await radio(/Parcel post/);
    await waitFor(() => expect(acknowledge()).not.toHaveAttribute('aria-disabled'));
    await user.click(acknowledge());
    expect(await screen.findByRole('dialog', { name: 'There was an error.' })).toHaveTextContent(
      'The courier has just left.',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(acknowledge()).toBeEnabled();
  });

  test('a local delivery that does not qualify leads back to the address [ERR-49] [ERR-50]', async () => {
    const { user, address } = open([buildProvider(), { ...local, available: false }]);
    expect(await screen.findByText('Your order / address does not qualify for local delivery.')).toBeVisible();
    expect(await radio(/Local delivery/)).toBeDisabled();
    expect(await radio(/Local delivery/)).toHaveAccessibleDescription(
      /Your order \/ address does not qualify for local delivery\./,
    );
    await user.click(screen.getByRole('link', { name: 'Change shipping address' }));
    await waitFor(() => expect(address()).toBe('/checkout/delivery'));
  });

  test.each([
    [['9786800000011'], 'A title in your cart cannot be shipped with this provider.', 'Emma'],
    [['9786800000011', '978999'], '2 titles in your cart cannot be shipped with this provider.', '978999'],
  ])('titles that a provider does not take are named [ERR-51]', async (conflicting_eisbns, text, title) => {
    open([{ ...fast, available: false, conflicting_eisbns }, buildProvider()]);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getAllByText(title)[0]).toBeVisible();
  });

  test('the batches are asked for again when the cart changes [CHK-33]', async () => {
    const { made } = open([buildProvider()], { batches: both });
    await radio(/in stock now/);
    const asked = () => made.filter(({ name }) => name === 'checkout/getShippingBatch').length;
    expect(asked()).toBe(1);
    act(() => sessionStore.setCart(customer({ checkout, checksum: 'another' }).cart));
    await waitFor(() => expect(asked()).toBe(2));
    await radio(/in stock now/);
  });

  test('the address that was looked up is named, though another one is saved [ERR-45]', async () => {
    answerCalls({
      'checkout/getShippingProviders': { error: 'Not available', code: 'shipping_unavailable' },
      'address/getList': { addresses: [buildAddress({ address_id: 'a9', province: '', country_text: 'France' })] },
    });
    const url = '/checkout/provider';
    const session = customer({ checkout });
    const Choose = () => <Link to={url} state={{ address_id: 'a9' }} children="Send it to France" />;
    const page = (
      <>
        <CheckoutPage />
        <Choose />
      </>
    );
    renderPage(page, { page: { session, url }, url, path: '/checkout/:progress' });
    await userEvent.click(screen.getByRole('link', { name: 'Send it to France' }));
    expect(await screen.findByText('Shipping to France is unavailable.')).toBeVisible();
  });

  test('a step that is opened again asks again, and an address without a provider leads back', async () => {
    answerCalls({ 'checkout/getShippingProviders': { error: 'Not available', code: 'shipping_unavailable' } });
    openCheckout('provider', customer({ checkout }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Shipping to BC, Canada is unavailable.');
    expect(screen.getByRole('link', { name: 'Choose another address' })).toHaveAttribute('href', '/checkout/delivery');
  });
});
