/** @jest-environment jsdom */

import { answerCalls } from '@bookfront/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { buildLine } from '../testing/build-line';
import { PriceChanges } from './price-changes';

const changed = buildLine({ cart_id: 'c1', price_before: 2000, sold_price: 2250 }, {}, { title: 'Emma' });
const same = buildLine({ cart_id: 'c2', sold_price: 1500 }, {}, { title: 'Persuasion' });
const told = 'The price of Emma has changed from $20.00 to $22.50.';
const acknowledged = (made: { name: string; payload: Record<string, string> }[]) =>
  made.filter(({ name }) => name === 'cart/acknowledgePrices').map(({ payload }) => JSON.parse(payload.prices ?? ''));

describe('a price that changed while the title was in the cart', () => {
  test('is told with its title, once', async () => {
    const made = answerCalls({ 'cart/acknowledgePrices': {} });
    render(<PriceChanges items={[changed, same]} />);
    expect(screen.getByRole('status')).toHaveTextContent(told);
    expect(screen.queryByText(/Persuasion/)).not.toBeInTheDocument();
    await waitFor(() => expect(acknowledged(made)).toEqual([[{ cart_id: 'c1', price: 2250 }]]));
  });

  test('stays on the page once the shop knows that it was told', async () => {
    const made = answerCalls({ 'cart/acknowledgePrices': {} });
    const { rerender } = render(<PriceChanges items={[changed]} />);
    rerender(<PriceChanges items={[buildLine({ ...changed.cart_info, price_before: null }), same]} />);
    expect(screen.getByText(told)).toBeVisible();
    await waitFor(() => expect(acknowledged(made)).toHaveLength(1));
  });

  test('goes with its line, and a second change replaces the first', async () => {
    const made = answerCalls({ 'cart/acknowledgePrices': {} });
    const { rerender } = render(<PriceChanges items={[changed, same]} />);
    const again = buildLine({ ...changed.cart_info, price_before: 2250, sold_price: 1900 }, {}, { title: 'Emma' });
    rerender(<PriceChanges items={[again, same]} />);
    expect(screen.getByRole('status')).toHaveTextContent('The price of Emma has changed from $22.50 to $19.00.');
    expect(screen.queryByText(told)).not.toBeInTheDocument();
    await waitFor(() => expect(acknowledged(made)).toHaveLength(2));
    rerender(<PriceChanges items={[same]} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('is told by a page that still showed the old one, also if another tab has told it', async () => {
    const made = answerCalls({ 'cart/acknowledgePrices': {} });
    const old = buildLine({ ...changed.cart_info, price_before: null, sold_price: 2000 }, {}, { title: 'Emma' });
    const { rerender } = render(<PriceChanges items={[old]} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    rerender(<PriceChanges items={[buildLine({ ...changed.cart_info, price_before: null }, {}, { title: 'Emma' })]} />);
    expect(screen.getByRole('status')).toHaveTextContent(told);
    await waitFor(() => expect(acknowledged(made)).toEqual([[{ cart_id: 'c1', price: 2250 }]]));
    rerender(<PriceChanges items={[old]} />);
    expect(screen.getByRole('status')).toHaveTextContent('The price of Emma has changed from $22.50 to $20.00.');
  });

  test.each([
    ['a gift card that the shopper has edited', { is_giftcard: true }, {}],
    ['a title that is no longer sold', { sold_price: 0 }, { availability: 'no_price' as const }],
  ])('is not that of %s', (_what, info, offer) => {
    answerCalls({});
    const { rerender } = render(<PriceChanges items={[same]} />);
    rerender(<PriceChanges items={[buildLine({ ...same.cart_info, sold_price: 9900, ...info }, offer)]} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('is no news where prices are as they were', () => {
    const made = answerCalls({});
    render(<PriceChanges items={[same]} />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(made).toEqual([]);
  });
});
