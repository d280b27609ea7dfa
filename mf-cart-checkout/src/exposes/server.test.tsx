import { buildOffer, buildSession, buildTitleCard } from '@bookfront/shared/testing';
import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import exposes from '../../exposes.json';
import { buildFilledCart } from '../testing/build-line';
import { giftCards } from '../testing/gift-cards';
import CartControls from './cart-controls';
import GiftCardsPage from './gift-cards-page';

const controls = <CartControls title={buildTitleCard()} offer={buildOffer()} />;

test('the server renders the cart controls: a form that adds without scripts, without a style attribute', () => {
  const html = renderOnServer(controls, { page: { url: '/item/9786800000011' } });
  for (const text of [
    'action="/do/cart/add"',
    'method="post"',
    'name="return_to" value="/item/9786800000011"',
    'Add to Cart',
  ])
    expect(html).toContain(text);
  expect(html).not.toContain(' style=');
});

test('the server renders what is in the cart already [OFR-21]', () => {
  expect(
    renderOnServer(controls, { page: { url: '/', session: buildSession({ cart: buildFilledCart() }) } }),
  ).toContain('in cart');
});

test('the server renders the gift cards: each with its cover, and the shop’s own elements, without a style attribute [GFT-01] [GFT-03] [GFT-04]', () => {
  const url = '/gift-cards';
  const html = renderOnServer(<GiftCardsPage />, {
    path: url,
    page: { url, queries: [[['giftcard/get', {}], giftCards]] },
  });
  for (const text of ['Gift cards</h1>', 'Tide card', 'Lighthouse card', 'To buy a gift card you need an account.'])
    expect(html).toContain(text);
  expect(html).not.toContain(' style=');
  expect(exposes['./GiftCardsPage']).toMatchObject({
    rendering: 'server',
    fragments: ['mf_events_content/ContentBlocks'],
    first: [{ call: 'giftcard/get', payload: 'none' }],
  });
  expect(html.match(/data-remote="mf_events_content\/ContentBlocks"/g)).toHaveLength(2);
});
