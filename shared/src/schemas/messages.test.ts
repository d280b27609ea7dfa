import { expect, it } from '@jest/globals';
import { messages } from './limits';

/** Texts that the specification gives without quotes, where the full stop could be either's. */
it('[GAP-26] labels and titles end without a stop', () => {
  for (const label of [messages.emptyCart, messages.cartError, messages.emptyList]) expect(label).not.toMatch(/\.$/);
});
