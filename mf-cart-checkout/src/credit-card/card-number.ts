/** Type, grouping and validity of a card number while it is typed (P2 §5). Pure. */

import type { CardType } from '@bookfront/shared/schemas';
import { limits } from '@bookfront/shared/schemas/limits';
import { cardNumber as readNumber } from 'card-validator/dist/card-number';

const names: Record<string, CardType> = {
  visa: 'visa',
  mastercard: 'mastercard',
  'american-express': 'amex',
  discover: 'discover',
};

/** PAY-15: undefined while it can't be told, and for the types that no shop takes. */
export const cardTypeOf = (text: string): CardType | undefined => names[readNumber(plainNumber(text)).card?.type ?? ''];

export const plainNumber = (text: string): string => text.replace(/[\s-]/g, '');

/** PAY-13, PAY-14: digits in the groups of their type, 4-4-4-4 or 4-6-5; what is no number stays as it is typed. */
export function groupedNumber(text: string): string {
  const digits = plainNumber(text);
  if (!/^\d+$/.test(digits)) return text.slice(0, limits.card.number);
  const gaps = readNumber(digits).card?.gaps ?? [4, 8, 12];
  const groups = [0, ...gaps].map((start, i) => digits.slice(start, gaps[i])).filter(Boolean);
  return groups.join(' ').slice(0, limits.card.number);
}

/**
 * Where the caret stands in `shown` that stood at `caret` in `typed`: behind the same character, however it is grouped.
 */
export function caretIn(shown: string, typed: string, caret: number): number {
  if (shown === typed) return caret;
  const before = plainNumber(typed.slice(0, caret)).length;
  for (let at = 0, passed = 0; at <= shown.length; at += 1) {
    if (passed === before) return at;
    if (plainNumber(shown.charAt(at)) !== '') passed += 1;
  }
  return shown.length;
}

/** Has the length and the check digit of its type. */
export const isWholeNumber = (text: string): boolean => readNumber(plainNumber(text)).isValid;
