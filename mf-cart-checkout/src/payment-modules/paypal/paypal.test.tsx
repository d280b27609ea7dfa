/** @jest-environment jsdom */

import { answerCalls, pending } from '@bookfront/shared/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { loadSteps } from '../../testing/load-steps';
import { customer, guest, openCheckout, shopWith, toReview } from '../../testing/open-checkout';
import { arrived, scriptAt, scriptsOfOthers } from '../../testing/scripts';

beforeAll(() => Promise.all([loadSteps(), import('../hosted-payment'), import('./paypal')]), 60_000);
jest.setTimeout(30_000);

interface Buttons {
  createOrder: () => Promise<string>;
  onApprove: (data: { orderID: string }) => Promise<void>;
  onError: (error: unknown) => void;
}
let buttons: Buttons | undefined;
const close = jest.fn(async () => {});
/** PayPal's SDK, as far as this page knows it. */
const sdk = {
  Buttons: (given: Buttons) => {
    buttons = given;
    return {
      render: async (place: HTMLElement) => {
        place.textContent = 'PayPal’s buttons';
      },
      close,
    };
  },
};

let next = 0;
const address = () => `https://paypal.example/sdk${next}.js`;
beforeEach(() => {
  next += 1;
  buttons = undefined;
});
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  Reflect.deleteProperty(window, 'paypal');
});

const checkout = { ...toReview, payment_choice: 'paypal' as const };
const order = { order_number: '100001', order: { order_number: '100001' } };
const paypalModule = () => ({ address: address(), key: 'shop-id', currency: 'CAD' });

async function open(answers: Parameters<typeof answerCalls>[0] = {}) {
  const made = answerCalls({
    'session/get': customer({ checkout }),
    'checkout/getPaymentModule': paypalModule(),
    'checkout/paypalCreate': { order_id: 'PP-1' },
    ...answers,
  });
  const view = openCheckout('review', customer({ checkout }));
  const script = await scriptAt(address());
  Object.assign(window, { paypal: sdk });
  await arrived(script);
  await screen.findByText('PayPal’s buttons');
  return { ...view, made, script };
}
const press = async () =>
  act(async () => void (await buttons?.createOrder().catch((error: unknown) => buttons?.onError(error))));
const approve = () => act(async () => void (await buttons?.onApprove({ orderID: 'PP-1' })));

describe('PayPal', () => {
  test("its script is loaded with the shop's id and currency [PAY-27]", async () => {
    const { script } = await open();
    const { searchParams } = new URL(script.src);
    expect(searchParams.get('client-id')).toBe('shop-id');
    expect(searchParams.get('currency')).toBe('CAD');
  });

  test('its order is made by the shop, and its approval places the order under an overlay [PAY-24] [GAP-81]', async () => {
    const answer = pending<object>();
    const { made, address: at } = await open({ 'checkout/paypalSuccess': () => answer.promise });
    await press();
    const created = made.find(({ name }) => name === 'checkout/paypalCreate')?.payload;
    expect(created).toMatchObject({ payment_choice: 'paypal', checksum: 'sum-1' });
    await approve();
    const overlay = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Processing your payment…' });
    act(() => overlay.close());
    expect(screen.getByRole('dialog', { name: 'Processing your payment…' })).toBeVisible();
    const success = made.find(({ name }) => name === 'checkout/paypalSuccess')?.payload;
    expect(success).toMatchObject({ order_id: 'PP-1', idempotency_key: created?.idempotency_key });
    await act(async () => answer.resolve(order));
    await waitFor(() => expect(at()).toBe('/account/order/100001?success=1'));
  });

  test('no amount, breakdown or address comes from the page: the shop makes the order [PAY-26]', async () => {
    const { made } = await open();
    await press();
    const names = Object.keys(made.find(({ name }) => name === 'checkout/paypalCreate')?.payload ?? {});
    for (const name of ['amount', 'total', 'tax', 'shipping', 'discount']) expect(names).not.toContain(name);
  });

  test('a failure says that nothing was taken, and leads to the cart [ERR-55] [ERR-56] [ERR-57]', async () => {
    const { user, address: at } = await open({
      'checkout/paypalSuccess': { error: 'PayPal declined it.', code: 'payment_declined' },
    });
    await press();
    await approve();
    expect(await screen.findByText('There was an error processing your order.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another way to pay' })).toHaveAttribute(
      'href',
      '/checkout/payment',
    );
    expect(
      screen.getByText(
        'No funds were removed from your PayPal account - Please ensure you start and complete your checkout in a single browser tab.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Start Over' }));
    expect(at()).toBe('/checkout/cart');
  });

  test('an error in its own window is shown in the same way [ERR-55]', async () => {
    await open();
    act(() => buttons?.onError(new Error('closed')));
    expect(await screen.findByText('There was an error processing your order.')).toBeVisible();
  });

  test('its buttons are closed when the page is left', async () => {
    close.mockClear();
    const { unmount } = await open();
    expect(close).not.toHaveBeenCalled();
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('a cart that has changed is not paid', async () => {
    const { made, address: at } = await open({ 'session/get': customer({ checkout, checksum: 'other' }) });
    await press();
    await waitFor(() => expect(at()).toBe('/checkout/cart'));
    expect(made.map(({ name }) => name)).not.toContain('checkout/paypalCreate');
  });

  test('a lost answer is asked for again with the same payment', async () => {
    let isLost = true;
    const {
      made,
      user,
      address: at,
    } = await open({
      'checkout/paypalSuccess': () => {
        if (!isLost) return order;
        throw new TypeError('connection lost');
      },
    });
    await press();
    await approve();
    expect(await screen.findByText(/Nothing is lost/)).toBeVisible();
    isLost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(at()).toBe('/account/order/100001?success=1'));
    const sent = made
      .filter(({ name }) => name === 'checkout/paypalSuccess')
      .map(({ payload }) => [payload.order_id, payload.idempotency_key]);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('a page that is reloaded before the shop has answered asks about the same payment, and makes no other [PAY-24]', async () => {
    const { made, unmount } = await open({
      'checkout/paypalSuccess': () => {
        throw new TypeError('connection lost');
      },
    });
    await press();
    await approve();
    expect(await screen.findByText(/Nothing is lost/)).toBeVisible();
    const sent = made.find(({ name }) => name === 'checkout/paypalSuccess')?.payload;
    unmount();
    const anew = answerCalls({ 'session/get': customer({ checkout }), 'checkout/paypalSuccess': order });
    const { user, address: at } = openCheckout('review', customer({ checkout }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(at()).toBe('/account/order/100001?success=1'));
    expect(anew[0]).toMatchObject({
      name: 'checkout/paypalSuccess',
      payload: { order_id: 'PP-1', idempotency_key: sent?.idempotency_key },
    });
    expect(anew.filter(({ name }) => name.startsWith('checkout/paypal'))).toHaveLength(1);
    expect(anew.map(({ name }) => name)).not.toContain('checkout/getPaymentModule');
  });

  const asking = { error: 'We’re checking with your bank. Please don’t pay again.', code: 'payment_pending' };

  test('a page that is reloaded while the bank is asked asks by itself about the same payment, under the same warning', async () => {
    const { made, unmount } = await open({ 'checkout/paypalSuccess': asking });
    await press();
    await approve();
    expect(await screen.findByText(asking.error)).toBeVisible();
    const sent = made.find(({ name }) => name === 'checkout/paypalSuccess')?.payload;
    unmount();
    const anew = answerCalls({ 'session/get': customer({ checkout }), 'checkout/paypalSuccess': order });
    const { address: at } = openCheckout('review', customer({ checkout }));
    await waitFor(() => expect(at()).toBe('/account/order/100001?success=1'));
    expect(anew[0]).toMatchObject({
      name: 'checkout/paypalSuccess',
      payload: { order_id: 'PP-1', idempotency_key: sent?.idempotency_key },
    });
  });

  test('while another payment is open no new one is made, and its buttons come back on retry', async () => {
    const { user } = await open({ 'checkout/paypalCreate': asking });
    await press();
    expect(await screen.findByText(asking.error)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(asking.error)).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('its buttons wait for the terms [CHK-56]', async () => {
    answerCalls({ 'checkout/getPaymentModule': paypalModule() });
    const { user } = openCheckout('review', customer({ checkout }), shopWith({ terms_consent_enabled: true }));
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeDisabled();
    expect(scriptsOfOthers()).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    expect((await scriptAt(address())).src).toContain('client-id=shop-id');
  });

  test('paying in the shop loads no third-party script [PAY-33]', async () => {
    const made = answerCalls({});
    openCheckout('review', guest({ checkout: toReview }));
    await screen.findByRole('button', { name: 'Place order' });
    expect(scriptsOfOthers()).toEqual([]);
    expect(made).toEqual([]);
  });
});
