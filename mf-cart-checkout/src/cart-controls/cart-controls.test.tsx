/** @jest-environment jsdom */

import { bus } from '@bookfront/shared/events';
import type { Offer, TitleCard } from '@bookfront/shared/schemas';
import { sessionStore } from '@bookfront/shared/session';
import {
  answerCalls,
  buildOffer,
  type buildPage,
  buildSession,
  buildSettings,
  buildTitleCard,
  pending,
  renderPage,
} from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFilledCart, buildLine } from '../testing/build-line';
import { loadSteps } from '../testing/load-steps';
import { CartControls } from './cart-controls';

beforeAll(() => Promise.all([loadSteps(), import('../gift-card-dialog')]), 60_000);
jest.setTimeout(30_000);

const added = (quantity = 1) => ({ cart: buildFilledCart([buildLine({ quantity })]) });

function show({
  offer,
  title,
  compact,
  registry,
  ...page
}: { offer?: Partial<Offer>; title?: Partial<TitleCard>; compact?: boolean; registry?: string } & Parameters<
  typeof buildPage
>[0] = {}) {
  const user = userEvent.setup();
  const more = { ...(compact ? { compact } : {}), ...(registry ? { registry } : {}) };
  const view = renderPage(<CartControls title={buildTitleCard(title)} offer={buildOffer(offer)} {...more} />, {
    page,
    url: '/item/9786800000011?x=1',
  });
  return { user, ...view };
}
const addButton = () => screen.getByRole('button', { name: /^Add to Cart/ });

describe('cart controls', () => {
  test('are not there for an offer without a price [OFR-11]', () => {
    const { container } = show({ offer: { price: null, availability: 'no_price' } });
    expect(container).toBeEmptyDOMElement();
  });

  test('are not shown to guests when the shop hides the cart from them [OFR-17]', () => {
    const { container } = show({ settings: buildSettings({ guest_show_cart: false }) });
    expect(container).toBeEmptyDOMElement();
  });

  test('are not there when ordering is off [OFR-18]', () => {
    const { container } = show({ settings: buildSettings({ cart_enabled: false }) });
    expect(container).toBeEmptyDOMElement();
  });

  test('a plain form adds one without scripts, and comes back to the page [OFR-20] [OFR-33]', () => {
    const { container } = show();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/do/cart/add');
    expect(form).toHaveFormValues({
      eisbn: '9786800000011',
      condition: 'new',
      quantity: '1',
      return_to: '/item/9786800000011?x=1',
    });
    expect(addButton()).toHaveAttribute('type', 'submit');
  });

  test('say Pre-order for a forthcoming title without stock [OFR-12]', () => {
    show({ offer: { availability: 'forthcoming', onhand: 0 } });
    expect(screen.getByRole('button', { name: /^Pre-order/ })).toBeVisible();
  });

  test('go from Add to Cart over Adding.. to the count and the link to the cart [OFR-19] [OFR-21] [OFR-22] [OFR-33]', async () => {
    const answer = pending<object>();
    const made = answerCalls({ 'cart/add': () => answer.promise });
    const said: string[] = [];
    const stop = bus.on('toast:wanted', ({ text }) => said.push(text));
    const { user } = show();
    await user.click(screen.getByRole('button', { name: /^One more/ }));
    await user.click(addButton());
    expect(screen.getByRole('button', { name: /^Adding\.\./ })).toBeVisible();
    answer.resolve(added(2));
    expect(await screen.findByText('2 in cart')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Quantity/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Go to Cart/ })).toHaveAttribute('href', '/checkout/cart');
    expect(screen.getByRole('link', { name: /^Go to Cart/ })).toHaveFocus();
    expect(made).toHaveLength(1);
    expect(made[0]?.payload).toMatchObject({ eisbn: '9786800000011', condition: 'new', quantity: '2' });
    expect(said).toEqual(['Added to cart']);
    stop();
  });

  test('five quick clicks add one line', async () => {
    const answer = pending<object>();
    const made = answerCalls({ 'cart/add': () => answer.promise });
    const { user } = show({ compact: true });
    const button = addButton();
    for (let i = 0; i < 5; i++) await user.click(button);
    answer.resolve(added());
    await screen.findByText('1 in cart');
    expect(made).toHaveLength(1);
  });

  test('a title that another tab adds shows as in the cart', async () => {
    show();
    expect(addButton()).toBeVisible();
    act(() => sessionStore.setCart(buildFilledCart([buildLine({ quantity: 2 })])));
    expect(screen.getByText('2 in cart')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
  });

  describe('a title in the cart for oneself and for a registry [OFR-21]', () => {
    const lines = [
      buildLine({ quantity: 2 }),
      buildLine({ cart_id: 'c2', quantity: 3, gift_registry_id: 'r7' }),
      buildLine({ cart_id: 'c3', quantity: 5, condition: 'used' }),
    ];
    const session = buildSession({ cart: buildFilledCart(lines) });

    test('counts the copies of all its lines in that condition', () => {
      show({ session });
      expect(screen.getByText('5 in cart')).toBeVisible();
    });

    test("counts the registry's own where it was opened for one", () => {
      show({ session, registry: 'r7' });
      expect(screen.getByText('3 in cart')).toBeVisible();
    });

    test('can still be added for another registry', () => {
      show({ session, registry: 'r8' });
      expect(addButton()).toBeVisible();
    });
  });

  test('what is added for a gift registry says so, with scripts and without [OFR-34] [ITM-55]', async () => {
    const made = answerCalls({ 'cart/add': { cart: buildFilledCart([buildLine({ gift_registry_id: 'r7' })]) } });
    const { user, container } = show({ registry: 'r7' });
    expect(container.querySelector('form')).toHaveFormValues({ gift_registry_id: 'r7' });
    await user.click(addButton());
    await screen.findByText('1 in cart');
    expect(made[0]?.payload).toMatchObject({ gift_registry_id: 'r7' });
  });

  test('without a registry none is named', async () => {
    const made = answerCalls({ 'cart/add': added() });
    const { user } = show();
    await user.click(addButton());
    await screen.findByText('1 in cart');
    expect(made[0]?.payload).not.toHaveProperty('gift_registry_id');
  });

  test('another condition of the same title is a line of its own', () => {
    show({ offer: { code: 'used' }, session: buildSession({ cart: buildFilledCart() }) });
    expect(addButton()).toBeVisible();
  });

  test('the stepper stays at 1, and text that is no number becomes 1 [OFR-23] [OFR-28]', async () => {
    const { user } = show();
    const field = screen.getByRole('textbox', { name: /^Quantity/ });
    await user.click(screen.getByRole('button', { name: /^One fewer/ }));
    expect(field).toHaveValue('1');
    await user.clear(field);
    await user.type(field, 'abc');
    await user.tab();
    expect(field).toHaveValue('1');
  });

  test('One fewer can’t be used at 1, and can be reached all the same [OFR-23]', async () => {
    const { user } = show();
    const fewer = screen.getByRole('button', { name: /^One fewer/ });
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    expect(fewer).toBeEnabled();
    await user.click(screen.getByRole('button', { name: /^One more/ }));
    expect(fewer).not.toHaveAttribute('aria-disabled');
    await user.click(fewer);
    expect(fewer).toHaveAttribute('aria-disabled', 'true');
    expect(fewer).toHaveFocus();
  });

  test('two copies of a title in other conditions are told apart by a screen reader', () => {
    const used = buildOffer({ code: 'good', text: 'Good', used: true });
    const inCart = buildOffer({ code: 'used', text: 'Used', used: true });
    const session = buildSession({ cart: buildFilledCart([buildLine({ condition: 'used' })]) });
    renderPage(
      [buildOffer(), used, inCart].map((offer) => (
        <CartControls key={offer.code} title={buildTitleCard()} offer={offer} />
      )),
      { page: { session } },
    );
    for (const name of ['Emma (New)', 'Emma (Good, used)']) {
      expect(screen.getByRole('button', { name: `Add to Cart: ${name}` })).toBeVisible();
      const group = within(screen.getByRole('group', { name: `Quantity of ${name}` }));
      for (const button of ['One fewer', 'One more'])
        expect(group.getByRole('button', { name: `${button}: ${name}` })).toBeVisible();
      expect(group.getByRole('textbox', { name: `Quantity of ${name}` })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Go to Cart: Emma (Used)' })).toBeVisible();
  });

  test('on a card the count and the link to the cart are one button, as large as the one before [OFR-21] [OFR-22]', async () => {
    answerCalls({ 'cart/add': added() });
    const { user } = show({ compact: true });
    await user.click(addButton());
    const link = await screen.findByRole('link', { name: 'Go to Cart, 1 in cart: Emma (New)' });
    expect(within(link).getByText('1 in cart')).toBeVisible();
    expect(link).toHaveAttribute('href', '/checkout/cart');
    expect(link).toHaveFocus();
    expect(link.parentElement?.children).toHaveLength(1);
  });

  test('of 12345 typed the field keeps 123 [OFR-26]', async () => {
    const { user } = show();
    const field = screen.getByRole('textbox', { name: /^Quantity/ });
    await user.clear(field);
    await user.type(field, '12345');
    expect(field).toHaveValue('123');
  });

  test('a gift card is bought in its dialog; without scripts the link leads to the gift cards [OFR-27]', async () => {
    const { user } = show({
      title: { is_giftcard: true, title: 'Gift card' },
      offer: { price: null, availability: 'no_price' },
    });
    const choose = screen.getByRole('link', { name: 'Choose an amount: Gift card' });
    expect(choose).toHaveAttribute('href', '/gift-cards');
    await user.click(choose);
    expect(await screen.findByRole('dialog', { name: 'Gift card' })).toBeVisible();
  });

  test('a gift card with a price begins with it as its amount [OFR-27]', async () => {
    const { user } = show({ title: { is_giftcard: true, title: 'Gift card, $25' }, offer: { price: 2500 } });
    await user.click(screen.getByRole('link', { name: /^Choose an amount/ }));
    expect(await screen.findByLabelText('Amount')).toHaveValue('25.00');
  });

  test('asking for more than the stock offers the copies on hand [OFR-29] [OFR-30]', async () => {
    const made = answerCalls({ 'cart/add': added(3) });
    const { user } = show({ offer: { onhand: 3 } });
    await user.clear(screen.getByRole('textbox', { name: /^Quantity/ }));
    await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '9');
    await user.click(addButton());
    expect(await screen.findByRole('dialog', { name: 'We only have 3 in stock' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add 3 and order the rest' })).not.toBeInTheDocument();
    expect(made).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Add 3' }));
    await screen.findByText('3 in cart');
    expect(made[0]?.payload).toMatchObject({ quantity: '3' });
  });

  test('where the rest can be ordered, all are taken [OFR-31]', async () => {
    const made = answerCalls({ 'cart/add': added(9) });
    const { user } = show({ offer: { onhand: 3, is_extra_orderable: true } });
    await user.clear(screen.getByRole('textbox', { name: /^Quantity/ }));
    await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '9');
    await user.click(addButton());
    await user.click(await screen.findByRole('button', { name: 'Add 3 and order the rest' }));
    await screen.findByText('9 in cart');
    expect(made[0]?.payload).toMatchObject({ quantity: '9', backorder: 'true' });
  });

  test('copies that were sold meanwhile ask again, with the stock that the shop reports [OFR-29] [OFR-30]', async () => {
    let sold = true;
    const stock = {
      error: 'We only have 2 in stock',
      code: 'stock',
      fields: { onhand: '2', is_extra_orderable: 'true' },
    };
    const made = answerCalls({ 'cart/add': () => (sold ? stock : added(2)) });
    const { user } = show({ offer: { onhand: 5 } });
    await user.clear(screen.getByRole('textbox', { name: /^Quantity/ }));
    await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '4');
    await user.click(addButton());
    expect(await screen.findByRole('dialog', { name: 'We only have 2 in stock' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add 2 and order the rest' })).toBeVisible();
    sold = false;
    await user.click(screen.getByRole('button', { name: 'Add 2' }));
    await screen.findByText('2 in cart');
    expect(made[1]?.payload).toMatchObject({ quantity: '2' });
  });

  test('a large print edition is asked for first [OFR-32]', async () => {
    const made = answerCalls({ 'cart/add': added() });
    const { user } = show({ title: { is_large_print: true } });
    await user.click(addButton());
    expect(await screen.findByRole('dialog', { name: 'A Large Print edition has been selected' })).toBeVisible();
    expect(made).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, add it' }));
    await screen.findByText('1 in cart');
  });

  test("a failed add says the shop's words and lets the shopper try again [ERR-12]", async () => {
    answerCalls({ 'cart/add': { error: 'That book has just been sold.', code: 'not_for_sale' } });
    const onToast = jest.fn();
    const stop = bus.on('toast:wanted', onToast);
    const { user } = show();
    await user.click(addButton());
    await waitFor(() => expect(onToast).toHaveBeenCalledWith({ text: 'That book has just been sold.', tone: 'error' }));
    expect(addButton()).toBeVisible();
    stop();
  });
});
