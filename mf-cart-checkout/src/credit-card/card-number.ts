/** Grouping of a card number while it is typed (P2 §5). Pure. */

import { cardDigits } from '@bookfront/shared/format/card-number';
import { limits } from '@bookfront/shared/schemas/limits';
import { cardNumber as readNumber } from 'card-validator/dist/card-number';

/** PAY-13, PAY-14: digits in the groups of their type, 4-4-4-4 or 4-6-5; what is no number stays as it is typed. */
export function groupedNumber(text: string): string {
  const digits = cardDigits(text);
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
  const before = cardDigits(typed.slice(0, caret)).length;
  for (let at = 0, passed = 0; at <= shown.length; at += 1) {
    if (passed === before) return at;
    if (cardDigits(shown.charAt(at)) !== '') passed += 1;
  }
  return shown.length;
}
