import { buildOffer, buildSession, buildTitleCard } from '@bookfront/shared/testing';
import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import { buildFilledCart } from '../testing/build-line';
import CartControls from './cart-controls';

const controls = <CartControls title={buildTitleCard()} offer={buildOffer()} />;

test('the edge can draw the cart controls: a form that adds without scripts, without a style attribute', () => {
  const html = renderOnServer(controls, { page: { url: '/item/9786800000011' } });
  for (const text of ['action="/do/cart/add"', 'method="post"', 'name="return_to" value="/item/9786800000011"', 'Add to Cart']) expect(html).toContain(text);
  expect(html).not.toContain(' style=');
});

test('[OFR-21] the edge says what is in the cart already', () => {
  expect(renderOnServer(controls, { page: { url: '/', session: buildSession({ cart: buildFilledCart() }) } })).toContain('in cart');
});
