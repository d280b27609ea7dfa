import { expect, it } from '@jest/globals';
import { messages } from './limits';

/** Texts that the specification gives without quotes, where the full stop could be either's. */
it('[GAP-26] full sentences keep their stop, labels and titles have none', () => {
  expect(messages.orderingDisabled).toBe('Online ordering is disabled.');
  expect(messages.emptyCheckout).toBe('There are no items in your cart.');
  expect(messages.cartAdjustment).toBe('We no longer have the inventory to fulfill this order.');
  for (const label of [messages.emptyCart, messages.cartError, messages.noResults, messages.emptyList])
    expect(label).not.toMatch(/\.$/);
});
