/** @jest-environment jsdom */
import type { Offer, SiteSettings, Title } from '@bookfront/shared/schemas';
import {
  answerCalls,
  buildOffer,
  buildSettings,
  buildTitle,
  buildTitleCard,
  renderPage,
} from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemPage } from '../item-page';

const CartControls = ({ offer, registry = '' }: { offer?: Offer; registry?: string }) => (
  <button type="button" data-registry={registry}>
    Add {offer?.code}
  </button>
);
const parts = { 'mf_cart_checkout/CartControls': CartControls };

async function openWith(
  offers: Partial<Offer>[],
  {
    settings = {},
    title = {},
    query = '',
    absent,
  }: { settings?: Partial<SiteSettings>; title?: Partial<Title>; query?: string; absent?: string[] } = {},
) {
  answerCalls({
    'title/getItem': buildTitle({ available: offers.map((offer) => buildOffer(offer)), ...title }),
    'title/getBindingItems': { rows: [buildTitleCard({ eisbn: '9786800000028', binding: 'Hardcover' })] },
  });
  const view = renderPage(<ItemPage />, {
    url: `/item/9786800000011${query}`,
    path: '/item/:item_id',
    parts,
    page: { settings: buildSettings(settings), ...(absent ? { absent } : {}) },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
}
const offers = () => within(screen.getByRole('list', { name: 'Ways to buy' }));

test('every offer is shown with its condition, used ones marked [OFR-01] [OFR-05]', async () => {
  await openWith([{}, { code: 'good', text: 'Good', used: true, price: 900 }]);
  expect(
    offers()
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['New', 'GoodUsed']);
  expect(offers().getByRole('button', { name: 'Add new' })).toBeVisible();
  expect(offers().getByRole('button', { name: 'Add good' })).toBeVisible();
});

test('an offer shows its price, and the shelf price if it differs [OFR-02]', async () => {
  await openWith([{ price: 1500, row_price: 1700, list_price: 2000 }]);
  expect(offers().getByText(/\$15\.00/)).toBeVisible();
  expect(offers().getByText('Shelf price $17.00')).toBeVisible();
});

test('stock is a number or "in stock", with the copies on order [OFR-03] [OFR-04]', async () => {
  await openWith([
    { onhand: 5, onorder: 3 },
    { code: 'used', onhand: 'Y' },
  ]);
  expect(offers().getByText('5 in stock')).toBeVisible();
  expect(offers().getByText('In stock')).toBeVisible();
  expect(offers().getByText(/3 on order/)).toBeVisible();
});

test('note, discount, message and sub-message are shown [OFR-06]', async () => {
  await openWith([
    {
      note: 'Signed by the author',
      discount: 25,
      price: 1500,
      message: 'Ships in two days',
      sub_message: 'From our warehouse',
    },
  ]);
  for (const text of ['Signed by the author', 'Save 25%', 'Ships in two days', 'From our warehouse'])
    expect(offers().getByText(text)).toBeVisible();
});

test('the five states of availability read differently [OFR-07]', async () => {
  const states = ['available', 'out_of_print', 'out_of_stock_indefinitely', 'forthcoming', 'no_price'] as const;
  await openWith(
    states.map((availability) => ({
      code: availability,
      availability,
      onhand: availability === 'available' ? 2 : 0,
      price: availability === 'no_price' ? null : 2000,
    })),
  );
  for (const text of [
    '2 in stock',
    'Out of print',
    'Out of stock indefinitely',
    'Forthcoming',
    'Contact store for availability',
  ])
    expect(offers().getByText(text)).toBeVisible();
});

test('an offer without a price has no cart controls, and opens the other editions [OFR-09] [OFR-10] [OFR-11] [ITM-33]', async () => {
  await openWith([{ availability: 'no_price', price: null, onhand: 0 }]);
  expect(offers().getByText('Contact store for availability')).toBeVisible();
  expect(offers().queryByRole('button')).toBeNull();
  const link = offers().getByRole('link', { name: 'See all editions' });
  expect(link).toHaveAttribute('href', '/browse/filter/t/Emma/k/title');
  await userEvent.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: 'Other editions' }));
  expect(await dialog.findByRole('link', { name: /Hardcover/ })).toHaveAttribute('href', '/item/9786800000028');
});

test('an offer without a price leaves no gap where the price would be', async () => {
  await openWith([{ availability: 'no_price', price: null, list_price: null, row_price: null, onhand: 0 }]);
  const stock = offers().getByText('Contact store for availability').closest('p');
  let between = stock?.previousElementSibling;
  while (between && between.tagName !== 'H2') {
    expect(between).not.toBeVisible();
    between = between.previousElementSibling;
  }
  expect(between).toHaveTextContent('New');
});

test('a title without other editions says so in the dialog [ERR-07]', async () => {
  await openWith([{ availability: 'no_price', price: null, onhand: 0 }]);
  answerCalls({ 'title/getBindingItems': { rows: [] } });
  await userEvent.click(offers().getByRole('link', { name: 'See all editions' }));
  expect(await screen.findByText("We're sorry! There seems to be no other editions for the title.")).toBeVisible();
});

test('the list price is struck through beside a lower one only if the settings say so [OFR-13]', async () => {
  const lower = [{ price: 1500, list_price: 2000 }];
  const struck = await openWith(lower);
  expect(offers().getByText('$20.00', { selector: 's' })).toBeVisible();
  struck.unmount();
  await openWith(lower, { settings: { show_strikethrough: false } });
  expect(screen.queryByText('$20.00', { selector: 's' })).toBeNull();
});

test('a shop that hides sale prices shows the list price alone, without a discount [OFR-14] [GAP-31]', async () => {
  await openWith([{ price: 1500, row_price: 1700, list_price: 2000, discount: 25 }], {
    settings: { hide_sale_pricing: true },
  });
  expect(offers().getByText('$20.00')).toBeVisible();
  expect(offers().queryByText(/\$15|\$17|25%/)).toBeNull();
});

test('guests see no price anywhere if the settings say so [OFR-16]', async () => {
  await openWith([{ discount: 10, row_price: 1900 }], { settings: { guest_show_price: false } });
  expect(document.body).not.toHaveTextContent('$');
});

test('cart controls follow cart_enabled and guest_show_cart [OFR-17] [OFR-18]', async () => {
  for (const settings of [{ cart_enabled: false }, { guest_show_cart: false }]) {
    const view = await openWith([{}], { settings });
    expect(offers().queryByRole('button')).toBeNull();
    view.unmount();
  }
});

test.each([
  ['?registry=r7', 'r7'],
  ['', ''],
  [`?registry=${'9'.repeat(65)}`, ''],
])('the cart controls of a page opened with "%s" add for the registry "%s" [ITM-55]', async (query, registry) => {
  await openWith([{}], { query });
  expect(offers().getByRole('button', { name: 'Add new' })).toHaveAttribute('data-registry', registry);
});

test('stock is green with a price and copies on hand, else orange [OFR-08]', async () => {
  await openWith([
    { code: 'a', onhand: 2 },
    { code: 'b', onhand: 0 },
    { code: 'c', onhand: 'Y' },
    { code: 'd', onhand: 3, price: 0 },
  ]);
  const tones = offers()
    .getAllByText(/stock/i)
    .map((text) => text.getAttribute('data-tone'));
  expect(tones).toEqual(['green', 'orange', 'green', 'orange']);
});

test('a gift card is shown without cart controls', async () => {
  await openWith([{}], { title: { is_giftcard: true }, absent: ['mf_cart_checkout/GiftCardsPage'] });
  expect(offers().queryByRole('button')).toBeNull();
});
