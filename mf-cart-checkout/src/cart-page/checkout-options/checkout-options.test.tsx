/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildSettings } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildFilledCart, buildLine } from '../../testing/build-line';
import { loadSteps } from '../../testing/load-steps';
import { customer, guest, openCheckout, shopWith, toContact, toDelivery } from '../../testing/open-checkout';

beforeAll(() => Promise.all([loadSteps(), import('../dialogs/login-dialog')]), 60_000);
jest.setTimeout(30_000);

const info = buildSettings().checkout_info;

describe('the checkout options', () => {
  test('a guest may check out as guest, or log in [SEC-18] [SEC-19]', () => {
    openCheckout('cart', guest());
    expect(screen.getByRole('button', { name: 'Check out as guest' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Log in to check out' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /ship/i })).not.toBeInTheDocument();
  });

  test('a guest whose cart needs an account is led to the login first', () => {
    openCheckout('cart', guest({ contains_giftcard: true }));
    expect(screen.getByRole('link', { name: 'Log in to check out' })).not.toHaveAttribute('data-kind');
    expect(screen.getByRole('button', { name: 'Check out as guest' })).toHaveAttribute('data-kind', 'quiet');
    expect(screen.getByText(/Something in your cart, such as a gift card, needs an account/)).toBeVisible();
  });

  test('with guest checkout off a single Checkout leads to the login and back [SEC-19] [CRT-44]', () => {
    openCheckout('cart', guest(), buildSettings({ guest_allow_checkout: false }));
    expect(screen.queryByRole('button', { name: 'Check out as guest' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      '/account/login?return_to=%2Fcheckout%2Fcart',
    );
  });

  test.each([
    ['when the cart is opened', guest({ contains_giftcard: true })],
    ['by what has changed since', guest()],
  ])('a guest who is blocked %s is told why [CRT-42] [GAP-58] [SEC-22]', async (_, before) => {
    const made = answerCalls({ 'session/get': guest({ contains_giftcard: true }) });
    const { user } = openCheckout('cart', before);
    await user.click(screen.getByRole('button', { name: 'Check out as guest' }));
    // the dialog opens after its text is drawn
    const reason = await screen.findByText('Guest checkout is not available: the cart holds gift cards.');
    await waitFor(() => expect(reason).toBeVisible());
    expect(made.map(({ name }) => name)).toEqual(['session/get']);
    await user.click(screen.getByRole('button', { name: 'Back to my cart' }));
    expect(screen.getByRole('button', { name: 'Check out as guest' })).toBeEnabled();
  });

  test('pick up is offered only where the shop does it [SEC-17]', () => {
    openCheckout('cart', customer(), buildSettings({ checkout_info: { ...info, pickup_enabled: false } }));
    expect(screen.queryByRole('button', { name: /Pick up/ })).not.toBeInTheDocument();
  });

  test('below the minimum the page says so and the button waits [ERR-38] [GAP-76]', () => {
    openCheckout(
      'cart',
      customer({ meets_order_min: false }),
      buildSettings({ checkout_info: { ...info, order_min: 5000 } }),
    );
    expect(screen.getByText(/Your order subtotal is below the minimum order requirement/)).toHaveTextContent('$50.00');
    expect(screen.getByRole('button', { name: 'Pick up in store' })).toBeDisabled();
  });

  test('pick up re-reads the session, saves the delivery and goes to the contact step [CHK-08] [CHK-14] [CHK-17]', async () => {
    const saved = buildFilledCart(undefined, { checkout: toContact });
    const made = answerCalls({ 'session/get': customer(), 'checkout/setDelivery': { cart: saved } });
    const { user, address } = openCheckout('cart', customer());
    await user.click(screen.getByRole('button', { name: 'Pick up in store' }));
    await waitFor(() => expect(address()).toBe('/checkout/contact'));
    expect(made.map(({ name }) => name)).toEqual(['session/get', 'checkout/setDelivery']);
    expect(made[1]?.payload).toMatchObject({ delivery_preference: 'pickup' });
    expect(await screen.findByText('ruth@example.com')).toBeVisible();
  });

  test('a cart beyond the stock is adjusted: fewer copies, and without what is gone [CHK-15]', async () => {
    const items = [
      buildLine({ quantity: 4 }, { onhand: 3 }),
      buildLine({ cart_id: 'c2', quantity: 1 }, { onhand: 0 }, { eisbn: '9786800000028', title: 'Persuasion' }),
    ];
    const made = answerCalls({
      'session/get': customer({ items }),
      'cart/add': { cart: buildFilledCart() },
      'cart/removeItem': { cart: buildFilledCart() },
    });
    const { user, address } = openCheckout('cart', customer());
    await user.click(screen.getByRole('button', { name: 'Pick up in store' }));
    expect(await screen.findByText('You asked for 4: we only have 3 in stock.')).toBeVisible();
    expect(screen.getByText('Out of stock: it will be removed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Adjust my cart' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(made.slice(1)).toMatchObject([
      { name: 'cart/add', payload: { cart_id: 'c1', quantity: '3' } },
      { name: 'cart/removeItem', payload: { cart_id: 'c2' } },
    ]);
    expect(address()).toBe('/checkout/cart');
  });

  test('a cart that has become unavailable is shown again [CHK-16]', async () => {
    const made = answerCalls({ 'session/get': customer({ contains_unavailable: true }) });
    const { user, address } = openCheckout('cart', customer());
    await user.click(screen.getByRole('button', { name: 'Pick up in store' }));
    expect(await screen.findByText(/Some items in your cart are unavailable/)).toBeVisible();
    expect([made.length, address()]).toEqual([1, '/checkout/cart']);
  });

  test("a call that fails says the shop's words, and the next click tries again", async () => {
    answerCalls({
      'session/get': guest(),
      'checkout/setDelivery': { error: 'Please wait a moment.', code: 'throttled' },
    });
    const onToast = jest.fn();
    const stop = bus.on('toast:wanted', onToast);
    const { user, address } = openCheckout('cart', guest());
    await user.click(screen.getByRole('button', { name: 'Check out as guest' }));
    await waitFor(() => expect(onToast).toHaveBeenCalledWith({ text: 'Please wait a moment.', tone: 'error' }));
    answerCalls({
      'session/get': guest(),
      'checkout/setDelivery': { cart: buildFilledCart(undefined, { checkout: toContact }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Check out as guest' }));
    await waitFor(() => expect(address()).toBe('/checkout/contact'));
    await screen.findByRole('button', { name: 'Continue to payment' });
    stop();
  });

  const shipping = shopWith({ ship_enabled: true });

  test('customers ship where the shop does; guests never [SEC-17] [SEC-15] [SEC-18]', () => {
    const { unmount } = openCheckout('cart', customer(), shipping);
    expect(screen.getByRole('button', { name: 'Ship my order' })).toBeEnabled();
    unmount();
    const second = openCheckout('cart', customer());
    expect(screen.queryByRole('button', { name: 'Ship my order' })).not.toBeInTheDocument();
    second.unmount();
    openCheckout('cart', guest(), shipping);
    expect(screen.queryByRole('button', { name: 'Ship my order' })).not.toBeInTheDocument();
  });

  test('each delivery says what it costs', () => {
    const ships_from = { cost: 995, delivery_min: 2, delivery_max: 5, excluded_bindings: [] };
    openCheckout('cart', customer(), shopWith({ ship_enabled: true, ships_from }));
    expect(screen.getByRole('button', { name: 'Ship my order' })).toHaveAccessibleDescription('Shipping from $9.95');
    expect(screen.getByRole('button', { name: 'Pick up in store' })).toHaveAccessibleDescription('Free pickup');
  });

  test('where the shop ships, a guest learns in the cart that only customers have that [SEC-18]', () => {
    const text = /^Guest checkout is for in-store pick up only\. Log in to have your order shipped\.$/;
    const { unmount } = openCheckout('cart', guest(), shipping);
    expect(screen.getByText(text)).toBeVisible();
    unmount();
    const customers = openCheckout('cart', customer(), shipping);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    customers.unmount();
    openCheckout('cart', guest(), shopWith({ ship_enabled: false }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  test('a cart that cannot be collected is shipped only [GAP-60]', () => {
    openCheckout('cart', customer({ can_click_collect: false }), shipping);
    expect(screen.getByRole('button', { name: 'Ship my order' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pick up in store' })).not.toBeInTheDocument();
  });

  test('ship saves the delivery and goes to the address [CHK-09] [CHK-17]', async () => {
    const made = answerCalls({
      'session/get': customer(),
      'checkout/setDelivery': { cart: buildFilledCart(undefined, { checkout: toDelivery }) },
      'address/getList': { addresses: [] },
    });
    const { user, address } = openCheckout('cart', customer(), shipping);
    await user.click(screen.getByRole('button', { name: 'Ship my order' }));
    await waitFor(() => expect(address()).toBe('/checkout/delivery'));
    expect(made[1]).toMatchObject({ name: 'checkout/setDelivery', payload: { delivery_preference: 'ship' } });
    expect(await screen.findByText('No address yet')).toBeVisible();
  });

  test.each(['contains_gift_registry_item', 'contains_gift_registry_shipping'] as const)(
    'with %s a customer is advised to ship [CRT-31]',
    (flag) => {
      const session = customer();
      const cart = { ...session.cart, summary: { ...session.cart.summary, [flag]: true } };
      openCheckout('cart', { ...session, cart }, shipping);
      expect(screen.getByText(/We recommend shipping them/)).toBeVisible();
    },
  );

  test.each([
    [true, true],
    [false, false],
  ])(
    'gifts for a registry whose owner encourages shipping (%s) advise it (%s); pickup is there either way [GAP-90]',
    (shipping_encouraged, isAdvised) => {
      const session = customer();
      const gift_registry_info = { name: 'Nora and Sam', occasion: 'Wedding', shipping_encouraged };
      const items = [buildLine({ gift_registry_id: 'r1', gift_registry_info })];
      const summary = { ...session.cart.summary, contains_gift_registry_item: true };
      openCheckout('cart', { ...session, cart: { ...session.cart, items, summary } }, shipping);
      expect(screen.queryByText(/We recommend shipping them/) !== null).toBe(isAdvised);
      expect(screen.getByRole('button', { name: 'Pick up in store' })).toBeEnabled();
    },
  );

  test('a guest logs in at the cart, which then has the options of a customer [CRT-41]', async () => {
    const LoginForm = ({ onDone }: { onDone?: () => void }) => {
      const done = () => {
        sessionStore.set(customer());
        onDone?.();
      };
      return (
        <button type="button" onClick={done}>
          Log in
        </button>
      );
    };
    const { user } = openCheckout('cart', guest(), shipping, { parts: { 'mf_account/LoginForm': LoginForm } });
    await user.click(screen.getByRole('link', { name: 'Log in to check out' }));
    expect(await screen.findByRole('dialog', { name: 'Log in to check out' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('button', { name: 'Ship my order' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('guests who see no prices log in first [GAP-59]', () => {
    openCheckout('cart', guest(), buildSettings({ guest_show_price: false }));
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      '/account/login?return_to=%2Fcheckout%2Fcart',
    );
    expect(screen.queryByRole('button', { name: 'Check out as guest' })).not.toBeInTheDocument();
  });

  test('a line that cannot be ordered keeps the shopper on the cart [GAP-60]', async () => {
    const made = answerCalls({ 'session/get': customer({ items: [buildLine({ cartable: false })] }) });
    const { user, address } = openCheckout('cart', customer());
    await user.click(screen.getByRole('button', { name: 'Pick up in store' }));
    expect(await screen.findByText(/Unavailable: please remove it/)).toBeVisible();
    expect([made.length, address()]).toEqual([1, '/checkout/cart']);
  });
});
