/** @jest-environment jsdom */

import type { Address, User } from '@bookfront/shared/schemas';
import { answerCalls, pending } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildFilledCart } from '../testing/build-line';
import { buildAddress, buildProvider, buildRegistryAddress, buildShipping } from '../testing/build-shipping';
import { loadSteps } from '../testing/load-steps';
import { customer, openCheckout, shipped, shopWith, toDelivery } from '../testing/open-checkout';

beforeAll(() => Promise.all([loadSteps(), import('./address-dialog')]), 60_000);
jest.setTimeout(30_000);

const book = { addresses: [buildAddress(), buildAddress({ address_id: 'a2', name: 'Otto Okafor', preferred: true })] };
const providers = { providers: [buildProvider()], batches: [] };
const answers = {
  'address/getList': book,
  'checkout/getShippingProviders': providers,
  'checkout/getShippingBatch': { batches: [] },
};

function shopper(alt_addresses: User['alt_addresses'] = [], checkout = toDelivery) {
  const session = customer({ checkout });
  return { ...session, user: session.user && { ...session.user, alt_addresses } };
}
const card = (name: RegExp) => screen.findByRole('button', { name });

describe('the address step', () => {
  test('shows the address book with the saved address chosen, else the preferred one [CHK-18]', async () => {
    answerCalls(answers);
    const { unmount } = openCheckout('delivery', shopper());
    expect(await card(/Ship to Otto/)).toHaveAttribute('aria-pressed', 'true');
    unmount();
    openCheckout('delivery', shopper([], { ...shipped, provider: null, shipping: buildShipping() }));
    expect(await card(/Ship to Ruth/)).toHaveAttribute('aria-pressed', 'true');
    expect(await card(/Ship to Otto/)).toHaveAttribute('aria-pressed', 'false');
  });

  test('choosing one looks up its providers, then goes to the provider step [CHK-23]', async () => {
    const made = answerCalls(answers);
    const { user, address } = openCheckout('delivery', shopper());
    await user.click(await card(/Ship to Ruth/));
    await waitFor(() => expect(address()).toBe('/checkout/provider'));
    expect(made[1]).toMatchObject({
      name: 'checkout/getShippingProviders',
      payload: { address_id: 'a1', delivery_preference: 'ship' },
    });
    expect(await screen.findByRole('radio', { name: /Parcel post/ })).toBeChecked();
    expect(made.filter(({ name }) => name === 'checkout/getShippingProviders')).toHaveLength(1);
  });

  test('a button continues with the address that is already chosen', async () => {
    answerCalls(answers);
    const { user, address } = openCheckout('delivery', shopper());
    await user.click(await screen.findByRole('button', { name: /^Continue with the address of Otto Okafor/ }));
    await waitFor(() => expect(address()).toBe('/checkout/provider'));
  });

  test('registry addresses beside the address book name their registry; one that can’t be shipped to is disabled [ADR-23] [CHK-21] [CHK-22]', async () => {
    answerCalls(answers);
    const abroad = buildRegistryAddress({
      address_id: 'registry-r2',
      gift_registry_name: 'Bo',
      name: 'Bo Berg',
      province: 'Skåne',
      can_ship_to: false,
    });
    openCheckout('delivery', shopper([abroad]));
    const far = await card(/Ship to Bo Berg/);
    expect(await card(/^Ship to Otto Okafor/)).toBeEnabled();
    expect(far).toBeDisabled();
    expect(within(far).getByText("Can't ship to Skåne")).toBeVisible();
    expect(within(far).getByText('Gift registry: Bo')).toBeVisible();
  });

  const fromCart = async (alternatives: User['alt_addresses']) => {
    const made = answerCalls({
      ...answers,
      'session/get': shopper(alternatives),
      'checkout/setDelivery': { cart: buildFilledCart(undefined, { checkout: toDelivery }) },
    });
    const view = openCheckout('cart', shopper(alternatives), shopWith({ ship_enabled: true }));
    await view.user.click(screen.getByRole('button', { name: 'Ship my order' }));
    return { ...view, made };
  };

  test('a single registry is shipped to without a question; Back asks [CHK-19]', async () => {
    const { made, address, user } = await fromCart([buildRegistryAddress()]);
    await screen.findByRole('radio', { name: /Parcel post/ });
    expect(made.find(({ name }) => name === 'checkout/getShippingProviders')?.payload).toMatchObject({
      address_id: 'registry-r1',
    });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    const registry = await screen.findByText('Gift registry: Nora and Sam');
    expect(registry.closest('button')).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toBe('/checkout/delivery');
  });

  test('of several registries the shopper says which [CHK-20]', async () => {
    const several = [
      buildRegistryAddress(),
      buildRegistryAddress({
        address_id: 'registry-r2',
        gift_registry_id: 'r2',
        gift_registry_name: 'Lee',
        name: 'Lee Wong',
      }),
      buildRegistryAddress({ address_id: 'registry-r3', name: 'Bo Berg', province: 'Skåne', can_ship_to: false }),
    ];
    const { made, user, address } = await fromCart(several);
    const dialog = within(await screen.findByRole('dialog', { name: 'Which registry should we ship to?' }));
    expect(dialog.getByRole('button', { name: /Bo Berg/ })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: /Lee Wong/ }));
    await waitFor(() => expect(address()).toBe('/checkout/provider'));
    expect(made.find(({ name }) => name === 'checkout/getShippingProviders')?.payload).toMatchObject({
      address_id: 'registry-r2',
    });
  });

  test('a single registry that can’t be shipped to is not preselected [CHK-19] [CHK-21]', async () => {
    const { address } = await fromCart([buildRegistryAddress({ can_ship_to: false })]);
    expect(await screen.findByText("Can't ship to BC")).toBeVisible();
    expect(address()).toBe('/checkout/delivery');
  });

  test('an address can be added; it is the one that is chosen', async () => {
    const made = answerCalls(answers);
    const Form = ({ onSaved }: { onSaved?: (id: string, addresses: Address[]) => void }) => (
      <button type="button" onClick={() => onSaved?.('a3', [buildAddress({ address_id: 'a3', name: 'New Place' })])}>
        Save
      </button>
    );
    const { user, address } = openCheckout('delivery', shopper(), undefined, {
      parts: { 'mf_account/AddressForm': Form },
    });
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/checkout/provider'));
    expect(made[1]?.payload).toMatchObject({ address_id: 'a3' });
  });

  test('an address book that fails to load can be retried', async () => {
    answerCalls({ 'address/getList': { error: 'The book is locked.', code: 'unavailable' } });
    const { user } = openCheckout('delivery', shopper());
    expect(await screen.findByText('The book is locked.')).toBeVisible();
    answerCalls(answers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card(/Ship to Ruth/)).toBeVisible();
  });

  test('an address book that fails to load says so beside the address of a registry', async () => {
    answerCalls({ 'address/getList': { error: 'The book is locked.', code: 'unavailable' } });
    const { user } = openCheckout('delivery', shopper([buildRegistryAddress()]));
    expect(await screen.findByText('The book is locked.')).toBeVisible();
    expect(await screen.findByText('Gift registry: Nora and Sam')).toBeVisible();
    answerCalls(answers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Ship to Ruth/ })).toHaveLength(2));
  });

  test('of two addresses that are looked up the later one wins [CHK-23]', async () => {
    const first = pending<object>();
    const Form = ({ onSaved }: { onSaved?: (id: string, addresses: Address[]) => void }) => (
      <button type="button" onClick={() => onSaved?.('a3', [buildAddress({ address_id: 'a3', name: 'New Place' })])}>
        Save
      </button>
    );
    answerCalls({
      ...answers,
      'checkout/getShippingProviders': ({ address_id }) =>
        address_id === 'a1' ? first.promise : { error: 'Not that one.', code: 'shipping' },
    });
    const { user, address } = openCheckout('delivery', shopper(), undefined, {
      parts: { 'mf_account/AddressForm': Form },
    });
    await user.click(await card(/Ship to Ruth/));
    const looking = screen.getByText('Looking up shipping options…');
    expect(looking.closest('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not that one.')).toBeVisible();
    await act(async () => first.resolve(providers));
    expect(address()).toBe('/checkout/delivery');
    expect(screen.getByText('Not that one.')).toBeVisible();
  });

  test('an address without a province is named by its country [ERR-45] [CHK-21]', async () => {
    const nowhere = { province: '', country: 'FR', country_text: 'France' };
    answerCalls({
      'address/getList': { addresses: [buildAddress(nowhere)] },
      'checkout/getShippingProviders': { error: 'Not available', code: 'shipping_unavailable' },
    });
    const { user } = openCheckout('delivery', shopper([buildRegistryAddress({ ...nowhere, can_ship_to: false })]));
    expect(await screen.findByText("Can't ship to France")).toBeVisible();
    const [own] = (await screen.findAllByRole('button', { name: /Ship to Ruth/ })).filter((button) =>
      button.matches(':enabled'),
    );
    if (own) await user.click(own);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Shipping to France is unavailable\.$/);
  });

  const area = 'Bowen Island';
  test.each([
    ['[ERR-45]', 'shipping_unavailable', 'Shipping to BC, Canada is unavailable.', false],
    ['[ERR-46]', 'shipping_country', 'Shipping address required.', false],
    ['[ERR-47]', 'shipping', 'The api’s own words.', false],
    [
      '[ERR-43]',
      'shipping_local',
      `Local delivery is available to ${area}, and this address does not qualify. Please choose another address.`,
      false,
    ],
    [
      '[ERR-44]',
      'shipping_local',
      `Local delivery is available to ${area}, and this address does not qualify. Please choose another address, or go back and choose Ship.`,
      true,
    ],
  ] as const)('%s the code %s is explained, whatever the api’s words', async (_id, code, text, ship_enabled) => {
    answerCalls({ ...answers, 'checkout/getShippingProviders': { error: 'The api’s own words.', code } });
    const { user, address } = openCheckout(
      'delivery',
      shopper(),
      shopWith({ ship_enabled, local_delivery_availability: area }),
    );
    await user.click(await card(/Ship to Ruth/));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(address()).toBe('/checkout/delivery');
  });
});
