/** @jest-environment jsdom */

import { answerCalls } from '@bookfront/shared/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildLine } from '../testing/build-line';
import { loadSteps } from '../testing/load-steps';
import { customer, openCheckout, toReview } from '../testing/open-checkout';
import { arrived, scriptAt } from '../testing/scripts';

beforeAll(
  () =>
    Promise.all([
      loadSteps(),
      import('./hosted-payment'),
      import('./global/global'),
      import('./clearent/clearent'),
      import('./chase/chase'),
    ]),
  60_000,
);
jest.setTimeout(30_000);

let next = 0;
const address = () => `https://cards.example/widget${next}`;
beforeEach(() => {
  next += 1;
});
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove();
  for (const name of ['GlobalPayments', 'ClearentSDK']) Reflect.deleteProperty(window, name);
});

const placed = { order_number: '100001', order: { order_number: '100001' } };
const refused = { error: 'Your bank said no.', code: 'payment_declined' };

function open(
  payment_choice: 'global' | 'clearent' | 'chase',
  step: string,
  answers: Parameters<typeof answerCalls>[0] = {},
) {
  const session = customer({ checkout: { ...toReview, payment_choice } });
  const made = answerCalls({
    'session/get': session,
    'checkout/getPaymentModule': { address: address(), key: 'public-key', currency: 'CAD' },
    'checkout/cardPayment': placed,
    'checkout/chaseInit': { uid: 'u-7' },
    'checkout/chaseSuccess': placed,
    ...answers,
  });
  return { made, ...openCheckout(step, session) };
}
const paid = (made: { name: string; payload: Record<string, string> }[]) =>
  made.find(({ name }) => name === 'checkout/cardPayment')?.payload;
const payButton = () => screen.findByRole('button', { name: 'Pay by card' });

describe('Global Payments', () => {
  const handlers: Record<string, (reply: { paymentReference: string }) => void> = {};
  const configure = jest.fn();
  const dispose = jest.fn();
  async function openForm(step = 'review', answers = {}) {
    const view = open('global', step, answers);
    if (step === 'review') await view.user.click(await payButton());
    const script = await scriptAt(address());
    const form = (selector: string) => {
      expect(document.querySelector(selector)).toBeInTheDocument();
      return {
        dispose,
        on: (event: string, handler: (reply: { paymentReference: string }) => void) =>
          void Object.assign(handlers, { [event]: handler }),
      };
    };
    Object.assign(window, { GlobalPayments: { configure, creditCard: { form } } });
    await arrived(script);
    return view;
  }
  const tell = (event: string) => act(async () => handlers[event]?.({ paymentReference: 'ref-1' }));

  test('opens its form in a dialog, and pays with the token that it gives [PAY-28] [PAY-30] [GAP-81]', async () => {
    const { made, address: at } = await openForm();
    expect(screen.getByRole('dialog', { name: 'Pay by card' })).toBeVisible();
    expect(configure).toHaveBeenCalledWith({ accessToken: 'public-key' });
    await tell('token-success');
    await waitFor(() => expect(at()).toBe('/account/order/100001?success=1'));
    expect(paid(made)).toMatchObject({
      provider: 'global',
      transaction_data: '{"paymentReference":"ref-1"}',
      payment_choice: 'global',
      checksum: 'sum-1',
    });
  });

  test('at /checkout/global the dialog opens with the page [GAP-89]', async () => {
    await openForm('global');
    expect(screen.getByRole('dialog', { name: 'Pay by card' })).toBeVisible();
  });

  test('its form goes with its dialog', async () => {
    dispose.mockClear();
    const { user } = await openForm();
    expect(dispose).not.toHaveBeenCalled();
    await user.click(
      within(screen.getByRole('dialog', { name: 'Pay by card' })).getByRole('button', { name: 'Cancel' }),
    );
    expect(dispose).toHaveBeenCalledTimes(1);
  });

  test('a reconnect brings no new token, and leaves the form as it is', async () => {
    dispose.mockClear();
    await openForm();
    const later = answerCalls({
      'checkout/getPaymentModule': { address: address(), key: 'another-key', currency: 'CAD' },
    });
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await act(async () => {
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    now.mockRestore();
    expect(later.map(({ name }) => name)).not.toContain('checkout/getPaymentModule');
    expect(dispose).not.toHaveBeenCalled();
    expect(configure).not.toHaveBeenCalledWith({ accessToken: 'another-key' });
  });

  test('a card that it refuses shows an error in its dialog [ERR-59]', async () => {
    const { made } = await openForm();
    await tell('token-error');
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('There was an error.');
    expect(paid(made)).toBeUndefined();
  });

  test.each([
    ['its form refused', 'token-error', 'Cancel'],
    ['the shop refused', 'token-success', 'Close'],
  ])('after a card that %s the form is opened with a new token [ERR-58] [ERR-59]', async (_, event, button) => {
    const { user } = await openForm('review', { 'checkout/cardPayment': refused });
    await tell(event);
    const later = answerCalls({
      'session/get': customer({ checkout: { ...toReview, payment_choice: 'global' } }),
      'checkout/getPaymentModule': { address: address(), key: 'another-key', currency: 'CAD' },
    });
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(later.map(({ name }) => name)).toEqual(['checkout/getPaymentModule']));
    await user.click(await payButton());
    await waitFor(() => expect(configure).toHaveBeenLastCalledWith({ accessToken: 'another-key' }));
  });

  test('after a refunded payment its form pays again, with a new key', async () => {
    const answers = [{ error: 'Your payment was refunded. Please pay again.', code: 'payment_declined' }, placed];
    const keys: (string | undefined)[] = [];
    const cardPayment = ({ idempotency_key }: Record<string, string>) =>
      answers[keys.push(idempotency_key) - 1] ?? placed;
    const { user, address: at } = await openForm('review', { 'checkout/cardPayment': cardPayment });
    await tell('token-success');
    expect(await screen.findByText('Your payment was refunded. Please pay again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    configure.mockClear();
    await user.click(await payButton());
    await waitFor(() => expect(configure).toHaveBeenCalled());
    await tell('token-success');
    await waitFor(() => expect(at()).toBe('/account/order/100001?success=1'));
    expect(new Set(keys).size).toBe(2);
  });

  test('a form that is closed without a failure keeps its token', async () => {
    const { user, made } = await openForm();
    await user.click(
      within(screen.getByRole('dialog', { name: 'Pay by card' })).getByRole('button', { name: 'Cancel' }),
    );
    await user.click(await payButton());
    expect(await screen.findByRole('dialog', { name: 'Pay by card' })).toBeVisible();
    expect(made.filter(({ name }) => name === 'checkout/getPaymentModule')).toHaveLength(1);
  });

  test("a payment that fails opens a dialog with the shop's words [ERR-58]", async () => {
    await openForm('review', { 'checkout/cardPayment': refused });
    await tell('token-success');
    expect(await screen.findByRole('dialog', { name: 'There was an error' })).toHaveTextContent('Your bank said no.');
  });
});

describe('Clearent', () => {
  const init = jest.fn();
  async function openWidget(getPaymentToken: () => Promise<object>, step = 'review', answers = {}) {
    const view = open('clearent', step, answers);
    const script = await scriptAt(address());
    Object.assign(window, { ClearentSDK: { init, getPaymentToken } });
    await arrived(script);
    return { ...view, pay: await payButton() };
  }
  const token = async () => ({ payload: { 'mobile-jwt': { jwt: 'jwt-1' } } });

  test.each(['review', 'clearent'])(
    'at /checkout/%s its widget stands in the page, and its token pays [PAY-29] [PAY-30] [GAP-81] [GAP-89]',
    async (step) => {
      const { made, user, pay, address: at } = await openWidget(token, step);
      expect(document.getElementById('payment-form')).toBeInTheDocument();
      expect(init).toHaveBeenCalledWith({ baseUrl: 'https://cards.example', pk: 'public-key' });
      await user.click(pay);
      await waitFor(() => expect(at()).toBe('/account/order/100001?success=1'));
      expect(paid(made)).toMatchObject({ provider: 'clearent', transaction_data: '{"jwt":"jwt-1"}' });
    },
  );

  test('a card that its widget refuses is not sent to the shop', async () => {
    const { made, user, pay } = await openWidget(() => Promise.reject(new Error('no')));
    await user.click(pay);
    expect(await screen.findByText('We couldn’t use this card. Please check the details above.')).toBeVisible();
    expect(paid(made)).toBeUndefined();
  });

  test("a payment that fails opens a dialog with the shop's words; then it can be tried again [ERR-58]", async () => {
    const { user, pay } = await openWidget(token, 'review', { 'checkout/cardPayment': refused });
    await user.click(pay);
    expect(await screen.findByRole('dialog', { name: 'There was an error' })).toHaveTextContent('Your bank said no.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await payButton()).toBeEnabled();
  });

  test('a widget that fails to load says so, and can be retried', async () => {
    const { user } = open('clearent', 'review');
    const script = await scriptAt(address());
    await act(async () => void script.dispatchEvent(new Event('error')));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await scriptAt(address())).not.toBe(script);
  });
});

describe('the hosted frame', () => {
  const frame = () => screen.findByTitle<HTMLIFrameElement>('Card payment');
  const post = (
    data: unknown,
    { origin = 'https://cards.example', source }: { origin?: string; source: MessageEventSource | null },
  ) => act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
  const complete = { subject: 'completePayment', uid: 'u-7' };

  test('is opened for the uid of the shop, and its message places the order [PAY-31] [PAY-32] [GAP-81]', async () => {
    const { made, address: at } = open('chase', 'chase');
    const shown = await frame();
    expect(shown.src).toBe(`${address()}?uid=u-7`);
    await post(complete, { source: shown.contentWindow });
    await waitFor(() => expect(at()).toBe('/account/order/100001?success=1'));
    expect(made.find(({ name }) => name === 'checkout/chaseSuccess')?.payload).toMatchObject({
      uid: 'u-7',
      payment_choice: 'chase',
      checksum: 'sum-1',
    });
  });

  test.each([
    ['of another origin', complete, { origin: 'https://evil.example' }],
    ['of another window', complete, { source: window }],
    ['of another shape', 'completePayment', {}],
    ['of another subject', { ...complete, subject: 'resize' }, {}],
    ['about another payment', { ...complete, uid: 'u-8' }, {}],
  ])('a message %s does nothing [PAY-32]', async (_, data, over) => {
    const { made } = open('chase', 'chase');
    await post(data, { source: (await frame()).contentWindow, ...over });
    expect(made.map(({ name }) => name)).not.toContain('checkout/chaseSuccess');
  });

  test('two messages are one payment [PAY-32]', async () => {
    const { made, address: at } = open('chase', 'chase');
    const { contentWindow } = await frame();
    await post(complete, { source: contentWindow });
    await post(complete, { source: contentWindow });
    await waitFor(() => expect(at()).toContain('/account/order/'));
    expect(made.filter(({ name }) => name === 'checkout/chaseSuccess')).toHaveLength(1);
  });

  test('a cart that could not be ordered is checked again once its dialog is closed', async () => {
    const short = customer({
      items: [buildLine({ quantity: 9 }, { onhand: 1 })],
      checkout: { ...toReview, payment_choice: 'chase' },
    });
    const { user, made } = open('chase', 'chase', { 'session/get': short });
    const dialog = await screen.findByRole('dialog', { name: 'Cart adjustment' });
    await act(async () => void dialog.dispatchEvent(new Event('close')));
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(made.filter(({ name }) => name === 'session/get')).toHaveLength(2));
  });

  test('a page that is reloaded before the shop has answered asks about the same payment, and begins no other [PAY-32]', async () => {
    const { made, unmount } = open('chase', 'chase', {
      'checkout/chaseSuccess': () => {
        throw new TypeError('connection lost');
      },
    });
    await post(complete, { source: (await frame()).contentWindow });
    expect(await screen.findByText(/Nothing is lost/)).toBeVisible();
    const sent = made.find(({ name }) => name === 'checkout/chaseSuccess')?.payload;
    unmount();
    const anew = open('chase', 'chase');
    await anew.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(anew.address()).toBe('/account/order/100001?success=1'));
    expect(anew.made.map(({ name }) => name)).not.toContain('checkout/chaseInit');
    expect(anew.made.find(({ name }) => name === 'checkout/chaseSuccess')?.payload).toMatchObject({
      uid: 'u-7',
      idempotency_key: sent?.idempotency_key,
    });
  });

  test('a payment that failed can be started again', async () => {
    const { user, made } = open('chase', 'chase', { 'checkout/chaseSuccess': refused });
    await post(complete, { source: (await frame()).contentWindow });
    expect(await screen.findByText('Your bank said no.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await frame();
    expect(made.filter(({ name }) => name === 'checkout/chaseInit')).toHaveLength(2);
  });
});
