/** @jest-environment jsdom */

import { answerCalls, buildSettings, pending } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { buildFilledCart, contact } from '../testing/build-line';
import { loadSteps } from '../testing/load-steps';
import { customer, fill, guest, openCheckout, shipped, shopWith, toContact, toPayment } from '../testing/open-checkout';

beforeAll(loadSteps, 60_000);
jest.setTimeout(30_000);

const info = buildSettings().checkout_info;

describe('the contact step', () => {
  test('a guest has to say name, email and phone [CHK-38] [CHK-39] [CHK-40] [SEC-23]', async () => {
    const made = answerCalls({});
    const { user } = openCheckout('contact', guest({ checkout: toContact }));
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    for (const text of [
      'Please input your name.',
      'Please input your email address.',
      'Please input your phone number.',
      'Guest checkout is for in-store pick up only',
    ])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(made).toHaveLength(0);
  });

  test('saves what was typed, the phone as digits, and goes to the payment [CHK-41] [CHK-42] [CHK-43] [CHK-48]', async () => {
    const made = answerCalls({
      'checkout/setExtras': { cart: buildFilledCart(undefined, { checkout: toPayment }) },
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
    });
    const { user, address } = openCheckout('contact', guest({ checkout: toContact }));
    await fill(user, await screen.findByLabelText('Name'), 'Ada Lovelace');
    await fill(user, screen.getByLabelText('Email', { selector: '[type=email]' }), 'ada@example.com');
    await fill(user, screen.getByLabelText('Phone', { selector: '[type=tel]' }), '(604) 555-0100');
    await fill(user, screen.getByLabelText('Purchase Order number'), '123456789012');
    expect(screen.getByLabelText('Purchase Order number')).toHaveValue('1234567890');
    expect(screen.getByLabelText('Instructions')).toHaveAttribute('maxlength', '1000');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(address()).toBe('/checkout/payment'));
    expect(made[0]?.payload).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '6045550100',
      promo_code: '1234567890',
      preferred_communication: 'email',
    });
    expect(await screen.findByRole('button', { name: /Pay at pickup/ })).toBeVisible();
  });

  test('an emptied Purchase Order and emptied instructions are no longer sent, which clears what was saved', async () => {
    const made = answerCalls({
      'checkout/setExtras': { cart: buildFilledCart(undefined, { checkout: toPayment }) },
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
    });
    const saved = { ...contact, purchase_order: 'PO-7', instructions: 'Ring twice' };
    const { user } = openCheckout('contact', guest({ checkout: { ...toContact, contact: saved } }));
    expect(await screen.findByLabelText('Instructions')).toHaveValue('Ring twice');
    await user.clear(screen.getByLabelText('Instructions'));
    await user.clear(screen.getByLabelText('Purchase Order number'));
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await screen.findByRole('button', { name: /Pay at pickup/ });
    expect(made[0]?.payload).toMatchObject({ name: 'Ada Lovelace', preferred_communication: 'email' });
    expect(made[0]?.payload).not.toHaveProperty('promo_code');
    expect(made[0]?.payload).not.toHaveProperty('instructions');
  });

  test('a second Enter while it is saved sends nothing more; after a refusal it does', async () => {
    const answer = pending<object>();
    const made = answerCalls({ 'checkout/setExtras': () => answer.promise });
    const { user } = openCheckout('contact', guest({ checkout: toPayment }));
    await user.type(await screen.findByLabelText('Name'), '{Enter}{Enter}');
    await screen.findByRole('button', { name: 'Saving…' });
    await user.keyboard('{Enter}');
    expect(made).toHaveLength(1);
    answer.resolve({ error: 'The till is closed.', code: 'unavailable' });
    await user.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(made).toHaveLength(2));
  });

  test('keeps what was typed when saving fails', async () => {
    answerCalls({ 'checkout/setExtras': { error: 'The till is closed.', code: 'unavailable' } });
    const { user } = openCheckout('contact', guest({ checkout: toPayment }));
    await fill(user, await screen.findByLabelText('Instructions'), 'Ring twice');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByText('The till is closed.')).toBeVisible();
    expect(screen.getByLabelText('Instructions')).toHaveValue('Ring twice');
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  });

  test('the notice leads to the cart where the shop ships [SEC-24]', async () => {
    openCheckout(
      'contact',
      guest({ checkout: toContact }),
      buildSettings({ checkout_info: { ...info, ship_enabled: true } }),
    );
    expect(await screen.findByRole('link', { name: 'Go back to the cart to log in' })).toHaveAttribute(
      'href',
      '/checkout/cart',
    );
  });

  test('customers see their data [SEC-25]', async () => {
    openCheckout('contact', customer({ checkout: toContact }));
    for (const text of ['Ruth Okafor', 'ruth@example.com', '6045550100'])
      expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  test('offers what the shop allows, and warns of a change [CHK-44] [CHK-45] [CHK-47]', async () => {
    const { user } = openCheckout(
      'contact',
      customer({ checkout: toContact }),
      buildSettings({ checkout_info: { ...info, allowed_comm_prefs: ['email', 'phone'], inscription_enabled: true } }),
    );
    expect((await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))).toEqual([
      'email',
      'phone',
    ]);
    expect(screen.getByLabelText('Inscription')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(screen.getByText('Your communication preference will be changed from email to phone.')).toBeVisible();
  });

  test.each([
    ['a pickup', toContact, 'How should we let you know when it’s ready?'],
    ['a shipped order', shipped, 'How should we let you know when it ships?'],
    [
      'a local delivery',
      { ...shipped, delivery: 'local_delivery' as const },
      'How should we let you know when it ships?',
    ],
  ])('of %s it asks for the news that comes of it [CHK-44]', async (_, checkout, question) => {
    openCheckout('contact', customer({ checkout }));
    expect(await screen.findByRole('group', { name: question })).toBeVisible();
  });

  test('text falls back to phone where the shop sends none [CHK-46]', async () => {
    openCheckout(
      'contact',
      guest({ checkout: { ...toContact, contact: { ...contact, preferred_communication: 'text' } } }),
    );
    expect(await screen.findByRole('radio', { name: 'Phone' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Text message' })).not.toBeInTheDocument();
  });

  const places = { store_locations_for: '1', store_locations: ['Harbour', 'Hill Street', 'Station', 'Mill'] };

  test('the shop that the settings name offers four pickup locations, saved in front of the instructions [CRT-55] [GAP-78]', async () => {
    const made = answerCalls({
      'checkout/setExtras': { cart: buildFilledCart(undefined, { checkout: toPayment }) },
      'checkout/getPaymentChoices': { pickup: ['pickup'], ship: [] },
    });
    const { user } = openCheckout('contact', customer({ checkout: toContact }), shopWith(places));
    await user.click(await screen.findByRole('radio', { name: 'Station' }));
    expect(screen.getAllByRole('radio', { name: /Harbour|Hill Street|Station|Mill/ })).toHaveLength(4);
    await fill(user, screen.getByLabelText('Instructions'), 'Ring twice');
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await screen.findByRole('button', { name: /Pay at pickup/ });
    expect(made[0]?.payload).toMatchObject({ instructions: 'Station: Ring twice' });
  });

  test('what was saved is split again [CRT-55]', async () => {
    const saved = { ...contact, instructions: 'Mill: Ring twice' };
    openCheckout('contact', customer({ checkout: { ...toContact, contact: saved } }), shopWith(places));
    expect(await screen.findByRole('radio', { name: 'Mill' })).toBeChecked();
    expect(screen.getByLabelText('Instructions')).toHaveValue('Ring twice');
  });

  test.each([
    ['another shop', customer({ checkout: toContact }), { ...places, store_locations_for: '2' }],
    ['an order that is shipped', customer({ checkout: shipped }), places],
  ])('%s has no choice of places [CRT-55] [GAP-78]', async (_, session, info) => {
    openCheckout('contact', session, shopWith(info));
    await screen.findByRole('button', { name: 'Continue to payment' });
    expect(screen.queryByRole('radio', { name: 'Station' })).not.toBeInTheDocument();
  });
});
