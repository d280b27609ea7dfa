/** @jest-environment jsdom */

import { sessionStore } from '@bookfront/shared/session';
import { answerCalls, buildSession, pending } from '@bookfront/shared/testing';
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFilledCart, buildLine, buildPromo, contact } from '../testing/build-line';
import { buildShipping } from '../testing/build-shipping';
import { toasts } from '../testing/listen';
import { loadSteps } from '../testing/load-steps';
import { customer, guest, later, openCheckout, shippedToReview, shopWith, toReview } from '../testing/open-checkout';

beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

describe('the review', () => {
  const order = { order_number: '100001' };
  const placed = { order_number: '100001', order };

  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
  });

  async function review() {
    const view = openCheckout('review', guest({ checkout: toReview }));
    return { ...view, place: await screen.findByRole('button', { name: 'Place order' }) };
  }

  test('shows delivery, contact, payment and lines [CHK-66] [CHK-49]', async () => {
    await review();
    for (const text of ['1 Wharf Street', 'Ada Lovelace', 'ada@example.com', 'Pay at pickup', 'Emma'])
      expect(screen.getByText(text)).toBeVisible();
  });

  test('checks the cart again, sends what was reviewed, and goes to the order [CHK-13] [CHK-58] [CHK-63] [CHK-64]', async () => {
    const made = answerCalls({ 'session/get': guest({ checkout: toReview }), 'checkout/submit': placed });
    const { user, place, address } = await review();
    await user.click(place);
    await waitFor(() => expect(address()).toBe('/account/order/100001?success=1'));
    expect(made.slice(0, 2).map(({ name }) => name)).toEqual(['session/get', 'checkout/submit']);
    const { idempotency_key, ...payload } = made[1]?.payload ?? {};
    expect(idempotency_key).toMatch(/^[0-9a-f]{32}$/);
    expect(payload).toMatchObject({
      delivery_preference: 'pickup',
      payment_choice: 'pickup',
      checksum: 'sum-1',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '6045550100',
    });
    expect(payload).not.toHaveProperty('instructions');
  });

  test('stock that is gone stops the order [CHK-58] [CHK-59] [CHK-61]', async () => {
    const short = buildSession({
      cart: buildFilledCart([buildLine({ quantity: 1 }, { onhand: 0 })], { checkout: toReview }),
    });
    const made = answerCalls({ 'session/get': short });
    const { user, place } = await review();
    await user.click(place);
    expect(await screen.findByRole('dialog', { name: 'Cart adjustment' })).toBeVisible();
    expect(screen.getByText('We no longer have the inventory to fulfill this order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to cart' })).toHaveAttribute('href', '/checkout/cart');
    expect(made).toHaveLength(1);
  });

  test('a cart that is no longer the one on the page is not ordered [CHK-58]', async () => {
    const made = answerCalls({ 'session/get': () => later(guest({ checkout: toReview, checksum: 'other' })) });
    const { user, place, address } = await review();
    await user.click(place);
    await waitFor(() => expect(address()).toBe('/checkout/cart'));
    expect(made.map(({ name }) => name)).not.toContain('checkout/submit');
  });

  const other = customer({ checksum: 'theirs' });
  test.each([
    [
      'has logged out',
      buildSession(),
      'You’ve been logged out. Nothing was ordered; your cart is saved with your account.',
      'link',
      'Log in',
    ],
    [
      'is somebody else by now',
      { ...other, user: other.user && { ...other.user, email_address: 'other@example.com' } },
      'You’ve been logged out, and somebody else has logged in. Nothing was ordered; your cart is saved with your account.',
      'button',
      'See their cart',
    ],
  ])(
    'a shopper who %s in another tab orders nothing, and is told where the cart is',
    async (_, now, text, role, way) => {
      const made = answerCalls({ 'session/get': () => later(now) });
      const said = toasts();
      const { user, address } = openCheckout('review', customer({ checkout: shippedToReview }));
      await user.click(await screen.findByRole('button', { name: 'Place order' }));
      expect(await screen.findByText(text)).toHaveAttribute('role', 'alert');
      expect(screen.getByRole(role, { name: way })).toBeVisible();
      expect(screen.queryByText('There are no items in your cart.')).not.toBeInTheDocument();
      expect(address()).toBe('/checkout/review');
      expect(made.map(({ name }) => name)).not.toContain('checkout/submit');
      expect(said).toEqual([]);
    },
  );

  test('a double click orders once, however slow the answer is [CHK-62]', async () => {
    const answer = pending<object>();
    const made = answerCalls({ 'session/get': guest({ checkout: toReview }), 'checkout/submit': () => answer.promise });
    const { place, address } = await review();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.dblClick(place);
    await waitFor(() => expect(made).toHaveLength(2));
    await act(() => jest.advanceTimersByTimeAsync(8000));
    await user.click(place);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(made.filter(({ name }) => name === 'checkout/submit')).toHaveLength(1);
    answer.resolve(placed);
    await waitFor(() => expect(address()).toContain('/account/order/'));
  });

  test('after a second a click sends again [CHK-62]', async () => {
    const made = answerCalls({
      'session/get': guest({ checkout: toReview }),
      'checkout/submit': { error: 'There was an error.', code: 'internal' },
    });
    const { place } = await review();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const sent = () => made.filter(({ name }) => name === 'checkout/submit').length;
    await user.click(place);
    expect(await screen.findByText('There was an error.')).toBeVisible();
    await user.click(place);
    expect(sent()).toBe(1);
    act(() => jest.advanceTimersByTime(1100));
    await user.click(place);
    await waitFor(() => expect(sent()).toBe(2));
    // its answer is shown before the test ends
    await act(() => jest.advanceTimersByTimeAsync(10));
  });

  test('a lost answer is asked for again with the same key, even when the cart is empty by then', async () => {
    const keys: (string | undefined)[] = [];
    const lose = (payload: Record<string, string>) => {
      keys.push(payload.idempotency_key);
      throw new TypeError('connection lost');
    };
    answerCalls({ 'session/get': () => later(guest({ checkout: toReview })), 'checkout/submit': lose });
    const { place, address } = await review();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(place);
    expect(await screen.findByText(/Nothing is lost/)).toBeVisible();
    act(() => jest.advanceTimersByTime(1000));
    act(() => sessionStore.set(buildSession()));
    const made = answerCalls({ 'session/get': () => later(buildSession()), 'checkout/submit': () => later(placed) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/account/order/100001?success=1'));
    expect(made[0]).toMatchObject({ name: 'checkout/submit', payload: { idempotency_key: keys[0] } });
  });

  test('an answer of the edge that the shop is unavailable leaves the order open', async () => {
    answerCalls({
      'session/get': guest({ checkout: toReview }),
      'checkout/submit': { error: 'The shop does not answer.', code: 'unavailable' },
    });
    const { user, place } = await review();
    await user.click(place);
    expect(await screen.findByText(/Nothing is lost/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('an order without an answer is still asked about by whoever leaves the review and comes back', async () => {
    const keys: (string | undefined)[] = [];
    let isLost = true;
    answerCalls({
      'session/get': () => later(guest({ checkout: toReview })),
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
      'checkout/setPaymentChoice': { cart: buildFilledCart(undefined, { checkout: toReview }) },
      'checkout/submit': ({ idempotency_key }: Record<string, string>) => {
        keys.push(idempotency_key);
        if (isLost) throw new TypeError('connection lost');
        return placed;
      },
    });
    const { user, place, address } = await review();
    await user.click(place);
    expect(await screen.findByText(/Nothing is lost/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Payment' }));
    await user.click(await screen.findByRole('button', { name: /^Pay at pickup/ }));
    expect(await screen.findByText(/We don’t know yet/, {}, { timeout: 10_000 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/account/order/100001?success=1'));
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test.each([
    [
      'a text as it is [ERR-52]',
      'Please choose how you would like to pay.',
      'Please choose how you would like to pay.',
    ],
    ['anything else in brackets [ERR-53]', { code: 7 }, 'There was an error: ({"code":7})'],
  ])('%s is what a refusal shows', async (_, error, shown) => {
    answerCalls({ 'session/get': guest({ checkout: toReview }), 'checkout/submit': { error, code: 'payment' } });
    const { user, place } = await review();
    await user.click(place);
    expect(await screen.findByText(shown)).toBeVisible();
  });

  test.each([
    [
      'is gone',
      { ...shippedToReview, shipping: null, provider: null },
      '/checkout/delivery',
      /address that you chose is no longer there/,
    ],
    ['has changed', shippedToReview, '/checkout/delivery', /address that you chose is no longer there/],
    [
      'stands, but the contact does not',
      { ...shippedToReview, contact: null },
      '/checkout/contact',
      /Your order has changed/,
    ],
  ])('an order whose address %s leads to the step that mends it, and says why', async (_, checkout, step, text) => {
    let asked = 0;
    answerCalls({
      'session/get': () => later(customer({ checkout: asked++ === 0 ? shippedToReview : checkout })),
      'checkout/submit': {
        error: 'Your order has changed. Please look at it again before you order.',
        code: 'order_changed',
      },
      'address/getList': { addresses: [] },
    });
    const said = toasts();
    const { user, address } = openCheckout('review', customer({ checkout: shippedToReview }));
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe(step));
    expect(said).toEqual([expect.stringMatching(text)]);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Review your order'));
  });

  test('an address that changed before the order is sent has to be chosen again', async () => {
    const lines = 'a'.repeat(32);
    const made = answerCalls({
      'session/get': () => later(customer({ checkout: shippedToReview, checksum: `${lines}2` })),
      'address/getList': { addresses: [] },
    });
    const said = toasts();
    const { user, address } = openCheckout('review', customer({ checkout: shippedToReview, checksum: `${lines}1` }));
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/checkout/delivery'));
    expect(said).toEqual([expect.stringMatching(/address that you chose/)]);
    expect(made.map(({ name }) => name)).not.toContain('checkout/submit');
  });

  const promo = { promo_codes: [buildPromo(), buildPromo({ code: 'AUTO', automatic: true })] };
  const gift_cards = [{ number: '4000123412341234', amount: 500, balance: 5000 }];
  const submitOf = (made: { name: string; payload: Record<string, string> }[]) =>
    made.find(({ name }) => name === 'checkout/submit')?.payload ?? {};

  async function placeOrder(session: ReturnType<typeof guest>) {
    const made = answerCalls({ 'session/get': session, 'checkout/submit': placed });
    const view = openCheckout('review', session);
    await view.user.click(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(view.address()).toBe('/account/order/100001?success=1'));
    return submitOf(made);
  }

  test('an order that is shipped sends address, provider, registry, codes and gift cards [CHK-22] [CHK-63] [GAP-62] [CRT-58]', async () => {
    const shipping = buildShipping({
      address_id: 'registry-r1',
      gift_registry_id: 'r1',
      gift_registry_name: 'Nora and Sam',
    });
    const checkout = {
      ...shippedToReview,
      shipping,
      batch: 'batched' as const,
      contact: { ...contact, purchase_order: 'PO-7' },
    };
    const session = customer({ checkout, gift_cards });
    const cart = { ...session.cart, summary: { ...session.cart.summary, ...promo } };
    const payload = await placeOrder({ ...session, cart });
    expect(payload).toMatchObject({
      delivery_preference: 'ship',
      address_id: 'registry-r1',
      gift_registry_id: 'r1',
      provider: 'post',
      multiship_method: 'batched',
      payment_choice: 'contact',
      old_promo_code: 'PO-7',
      promo_code: 'TIDE10',
      gift_cards: '[{"number":"4000123412341234","amount":500}]',
    });
    for (const empty of ['name', 'email', 'phone', 'encrypted_cc_info', 'instructions'])
      expect(payload).not.toHaveProperty(empty);
  });

  test.each([
    ['pickup', guest({ checkout: toReview }), 'pickup'],
    ['ship', customer({ checkout: shippedToReview }), 'ship'],
    ['local_delivery', customer({ checkout: { ...shippedToReview, delivery: 'local_delivery' } }), 'local_delivery'],
  ])('an order by %s can be placed [CRT-58] [CHK-65]', async (_, session, delivery_preference) => {
    expect(await placeOrder(session)).toMatchObject({ delivery_preference });
  });

  test('shows address, registry, provider and batch of an order that is shipped [CHK-66] [CHK-22] [CHK-49]', async () => {
    const shipping = buildShipping({ gift_registry_id: 'r1', gift_registry_name: 'Nora and Sam' });
    openCheckout('review', customer({ checkout: { ...shippedToReview, shipping, batch: 'batched' } }));
    for (const text of [
      '12 Harbour Road',
      'Victoria BC V8V 1A1',
      'Gift registry: Nora and Sam',
      'Parcel post, 2 to 4 business days',
      'In two shipments',
      'Contact me for payment',
    ])
      expect(await screen.findByText(text)).toBeVisible();
  });

  const gifts = [
    buildLine({ cart_id: 'c1', gift_registry_id: 'r1' }),
    buildLine({ cart_id: 'c2', gift_registry_id: 'r2' }),
  ];
  const toRegistry = {
    ...shippedToReview,
    shipping: buildShipping({ gift_registry_id: 'r1', gift_registry_name: 'Nora and Sam' }),
  };
  test.each([
    ['review', 'Place order', gifts, 1],
    ['review', 'Place order', gifts.slice(0, 1), 0],
    ['delivery', /Add an address/, gifts, 1],
  ] as const)(
    'at the %s (%s) gifts for several registries are said to go to one address',
    async (step, button, items, count) => {
      answerCalls({ 'address/getList': { addresses: [] } });
      openCheckout(step, customer({ checkout: toRegistry, items: [...items] }));
      await screen.findByRole('button', { name: button });
      expect(
        screen.queryAllByText(/Your cart has gifts for 2 registries, but an order goes to one address/),
      ).toHaveLength(count);
    },
  );

  const terms = shopWith({ terms_consent_enabled: true });

  test('where the shop wants its terms agreed to, the button waits for that [CHK-56] [CHK-57]', async () => {
    const { user } = openCheckout('review', guest({ checkout: toReview }), terms);
    const place = await screen.findByRole('button', { name: 'Place order' });
    expect(place).toBeDisabled();
    expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('href', '/terms-conditions');
    expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('checkbox'));
    expect(place).toBeEnabled();
  });

  test('elsewhere there is nothing to agree to [CHK-56]', async () => {
    await review();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('a cart that has become unavailable stops the order [CHK-60] [CHK-61]', async () => {
    const made = answerCalls({ 'session/get': guest({ checkout: toReview, contains_unavailable: true }) });
    const { user, place, address } = await review();
    await user.click(place);
    expect(await screen.findByText('We no longer have the inventory to fulfill this order.')).toBeVisible();
    expect(made.map(({ name }) => name)).toEqual(['session/get']);
    await user.click(screen.getByRole('link', { name: 'Return to cart' }));
    expect(address()).toBe('/checkout/cart');
  });

  test('a decline frees the key; a payment that is being asked about keeps it', async () => {
    const keys: (string | undefined)[] = [];
    const codes = ['payment_declined', 'payment_pending', 'internal'];
    answerCalls({
      'session/get': guest({ checkout: toReview }),
      'checkout/submit': ({ idempotency_key }: Record<string, string>) => {
        keys.push(idempotency_key);
        return { error: `It is ${codes[keys.length - 1]}.`, code: codes[keys.length - 1] };
      },
    });
    const { place } = await review();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(place);
    expect(await screen.findByText('It is payment_declined.')).toBeVisible();
    for (const [button, text] of [
      ['Place order', 'It is payment_pending.'],
      ['Try again', 'It is internal.'],
    ] as const) {
      act(() => jest.advanceTimersByTime(1100));
      await user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  });

  const lose = (keys: (string | undefined)[]) => ({
    'session/get': () => later(guest({ checkout: toReview })),
    'checkout/submit': ({ idempotency_key }: Record<string, string>) => {
      keys.push(idempotency_key);
      throw new TypeError('connection lost');
    },
  });
  /** An order without an answer, then a page that was loaded anew: nothing of the first page's memory is left. */
  async function reload(step: string, session: ReturnType<typeof guest>) {
    const keys: (string | undefined)[] = [];
    answerCalls(lose(keys));
    const { user, place, unmount } = await review();
    await user.click(place);
    expect(await screen.findByText(/Nothing is lost/)).toBeVisible();
    unmount();
    return { keys, open: () => openCheckout(step, session) };
  }

  test('an order without an answer is asked about with the same key after a reload, and no card or contact was kept for it', async () => {
    const { keys, open } = await reload('review', guest({ checkout: toReview }));
    expect(JSON.stringify({ ...sessionStorage })).toContain(keys[0]);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Ada|ada@|6045550100|encrypted/);
    const made = answerCalls({ 'session/get': buildSession(), 'checkout/submit': placed });
    const { user, address } = open();
    expect(await screen.findByText(/We don’t know yet whether your order was placed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/account/order/100001?success=1'));
    expect(made[0]).toMatchObject({
      name: 'checkout/submit',
      payload: { idempotency_key: keys[0], checksum: 'sum-1', email: 'ada@example.com' },
    });
    expect({ ...sessionStorage }).toEqual({});
  });

  test('the same books added again are another order', async () => {
    const items = [buildLine({ cart_id: 'c9' })];
    const { keys, open } = await reload('review', guest({ checkout: toReview, items }));
    const made = answerCalls({ 'session/get': guest({ checkout: toReview, items }), 'checkout/submit': placed });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(made.map(({ name }) => name)).toContain('checkout/submit'));
    expect(submitOf(made).idempotency_key).not.toBe(keys[0]);
  });

  test.each(['review', 'cart'])(
    'an order that was placed without an answer is told at /checkout/%s, where the cart is empty by now',
    async (step) => {
      const { open } = await reload(step, buildSession());
      const made = answerCalls({ 'checkout/submit': placed });
      const { user, address } = open();
      const link = await screen.findByRole('link', { name: 'See order #100001' });
      expect(screen.getByText(/Your order was placed/)).toBeVisible();
      expect(made).toMatchObject([
        { name: 'checkout/submit', payload: { checksum: 'sum-1', payment_choice: 'not_required' } },
      ]);
      await user.click(link);
      expect(address()).toBe('/account/order/100001?success=1');
    },
  );

  test('it is shown on the same page too, once the session was read again', async () => {
    answerCalls(lose([]));
    const { user, place } = await review();
    await user.click(place);
    expect(await screen.findByText(/Nothing is lost/)).toBeVisible();
    answerCalls({ 'session/get': buildSession(), 'checkout/submit': placed });
    act(() => sessionStore.set(buildSession()));
    await user.click(screen.getByRole('link', { name: 'Cart' }));
    expect(await screen.findByRole('link', { name: 'See order #100001' })).toBeVisible();
  });

  test('an empty cart whose order is unanswered says so and offers a retry', async () => {
    const { open } = await reload('cart', buildSession());
    answerCalls(lose([]));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We don’t know yet whether your order was placed. Please don’t order again.',
    );
    answerCalls({ 'checkout/submit': placed });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'See order #100001' })).toBeVisible();
  });

  test('an empty cart that became no order is empty, and nothing more is asked', async () => {
    const { open } = await reload('cart', buildSession());
    const made = answerCalls({ 'checkout/submit': { error: 'There are no items in your cart.', code: 'empty_cart' } });
    const { unmount } = open();
    await waitFor(() => expect(screen.queryByText(/We are asking/)).not.toBeInTheDocument());
    expect(screen.getByText('There are no items in your cart.')).toBeVisible();
    expect(screen.queryByText(/Your order/)).not.toBeInTheDocument();
    unmount();
    open();
    expect(made).toHaveLength(1);
  });

  test('a refunded payment is no longer asked about: the page says so, and pays again with a new key', async () => {
    const keys: (string | undefined)[] = [];
    const refunded = 'Your payment was refunded. Please pay again.';
    const answers = [
      { error: 'We are asking your bank.', code: 'payment_pending' },
      { error: refunded, code: 'payment_declined' },
      placed,
    ];
    answerCalls({
      'session/get': guest({ checkout: toReview }),
      'checkout/submit': ({ idempotency_key }: Record<string, string>) =>
        answers[keys.push(idempotency_key) - 1] ?? placed,
    });
    const { place, address } = await review();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(place);
    expect(await screen.findByText(/We’ll ask again in a moment/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_100));
    expect(screen.getByRole('alert')).toHaveTextContent(refunded);
    expect(screen.queryByText(/We’ll ask again in a moment/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(keys).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(address()).toBe('/account/order/100001?success=1'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test.each(['payment_declined', 'payment'])(
    'after a refused card (%s) the shopper enters a card again before an order is offered',
    async (code) => {
      const card = { cc_info: 'h1', card_type: 'visa' as const, last_four: '0002' };
      const session = guest({ checkout: { ...toReview, payment_choice: 'credit_card', card } });
      answerCalls({ 'session/get': session, 'checkout/submit': { error: 'It was declined.', code } });
      const { user } = openCheckout('review', session);
      await user.click(await screen.findByRole('button', { name: 'Place order' }));
      const again = await screen.findByRole('link', { name: 'Enter your card again' });
      expect(again).not.toHaveAttribute('data-kind');
      expect(again).toHaveAttribute('href', '/checkout/credit_card');
      expect(screen.getByRole('alert')).toHaveTextContent('It was declined.');
      expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    },
  );

  test('the text of a pending payment names the first payment, not one chosen later', async () => {
    const card = { cc_info: 'h2', card_type: 'visa' as const, last_four: '4242' };
    const session = guest({ checkout: { ...toReview, payment_choice: 'credit_card', card } });
    answerCalls({
      'session/get': session,
      'checkout/submit': { error: 'We’re checking with your bank. Please don’t pay again.', code: 'payment_pending' },
    });
    const { user } = openCheckout('review', session);
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    expect(
      await screen.findByText(/keep this page open: if the payment goes through after you have left, we’ll refund it/),
    ).toBeVisible();
    expect(screen.queryByText(/your order is kept/)).not.toBeInTheDocument();
    expect(screen.queryByText(/4242/)).not.toBeInTheDocument();
    expect(screen.getByText(/about the payment you started first/)).toBeVisible();
  });

  test('a payment that the bank was asked about before a reload is asked about by the page itself, with the same key and the same warning', async () => {
    const keys: (string | undefined)[] = [];
    const pendingText = 'We’re checking with your bank. Please don’t pay again.';
    answerCalls({
      'session/get': guest({ checkout: toReview }),
      'checkout/submit': ({ idempotency_key }: Record<string, string>) => {
        keys.push(idempotency_key);
        return later(keys.length < 2 ? { error: pendingText, code: 'payment_pending' } : placed);
      },
    });
    const { user, place, unmount } = await review();
    await user.click(place);
    expect(await screen.findByText(pendingText)).toBeVisible();
    unmount();
    const { address } = openCheckout('review', guest({ checkout: toReview }));
    expect(await screen.findByText(pendingText)).toBeVisible();
    expect(screen.queryByText(/couldn’t reach/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/account/order/100001?success=1'));
    expect(keys[1]).toBe(keys[0]);
  });

  test('a payment that the bank is asked about is not paid again: the page says so and asks again by itself, with the same key', async () => {
    const keys: (string | undefined)[] = [];
    const pendingText = 'We’re checking with your bank. Please don’t pay again.';
    answerCalls({
      'session/get': guest({ checkout: toReview }),
      'checkout/submit': ({ idempotency_key }: Record<string, string>) => {
        keys.push(idempotency_key);
        return keys.length < 3 ? { error: pendingText, code: 'payment_pending' } : placed;
      },
    });
    const { place, address } = await review();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(place);
    expect(await screen.findByText(pendingText)).toBeVisible();
    expect(screen.getByText(/We’ll ask again in a moment/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_100));
    expect(keys).toHaveLength(2);
    expect(screen.getByText(pendingText)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_100));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
    expect(address()).toBe('/account/order/100001?success=1');
  });

  test('while the bank is asked and the shop is out of reach the page goes on asking, with longer and longer pauses; Try again stays', async () => {
    const keys: (string | undefined)[] = [];
    answerCalls({
      'session/get': guest({ checkout: toReview }),
      'checkout/submit': ({ idempotency_key }: Record<string, string>) => {
        keys.push(idempotency_key);
        if (keys.length === 1)
          return { error: 'We’re checking with your bank. Please don’t pay again.', code: 'payment_pending' };
        if (keys.length < 6) throw new TypeError('connection lost');
        return placed;
      },
    });
    const { place, address } = await review();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(place);
    expect(await screen.findByText('We’re checking with your bank. Please don’t pay again.')).toBeVisible();
    for (const [asked, seconds] of [10, 20, 40].entries()) {
      await act(() => jest.advanceTimersByTimeAsync(seconds * 1000 - 500));
      expect(keys).toHaveLength(asked + 1);
      await act(() => jest.advanceTimersByTimeAsync(600));
      expect(keys).toHaveLength(asked + 2);
      expect(screen.getByText(/couldn’t reach the shop. Nothing is lost/)).toBeVisible();
      expect(screen.getByText(/We’ll ask again in a moment/)).toBeVisible();
    }
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(keys).toHaveLength(5);
    await act(() => jest.advanceTimersByTimeAsync(120_100));
    expect(address()).toBe('/account/order/100001?success=1');
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(6);
  });

  test('a page that orders while another tab’s payment is pending keeps asking with its own key until it gets the one order', async () => {
    const keys: (string | undefined)[] = [];
    answerCalls({
      'session/get': () => later(guest({ checkout: toReview })),
      'checkout/submit': ({ idempotency_key }: Record<string, string>) => {
        keys.push(idempotency_key);
        return keys.length < 2
          ? { error: 'We’re checking with your bank. Please don’t pay again.', code: 'payment_pending' }
          : placed;
      },
    });
    const { place, address } = await review();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(place);
    expect(await screen.findByText(/about the payment you started first/)).toBeVisible();
    // the other tab has ordered the cart
    act(() => sessionStore.set(buildSession()));
    expect(screen.getByText(/We’re checking with your bank/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_100));
    expect(address()).toBe('/account/order/100001?success=1');
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});
