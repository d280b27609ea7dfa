/** Rules of a quantity (P1 §5, P1 §9): whole, 1 to 9999; what is no number becomes the smallest. */

import { limits } from '@bookfront/shared/schemas/limits';

/** Limits typed text to 3 characters, 4 for a gift card. */
export const typedQuantity = (text: string, isGiftCard = false): string =>
  text.slice(0, isGiftCard ? limits.quantity.giftCardDigits : limits.quantity.digits);

export const isQuantity = (text: string): boolean => /^\d+$/.test(text.trim());

/** `min`: 1 on a title, 0 in a cart line, where it removes the line. */
export function toQuantity(text: string, min: number = limits.quantity.min): number {
  return isQuantity(text) ? clampQuantity(Number(text), min) : limits.quantity.min;
}

export const clampQuantity = (quantity: number, min: number = limits.quantity.min): number =>
  Math.min(Math.max(quantity, min), limits.quantity.max);
