import type { Offer } from '@bookfront/shared/schemas';
import * as m from '#messages';

/** Tells a screen reader which offer of a title is meant: 'Emma (New)'. */
export const offerName = (title: string, offer: Pick<Offer, 'text' | 'used'>): string =>
  withDetails(title, [conditionOf(offer)]);

export const conditionOf = ({ text, used }: Pick<Offer, 'text' | 'used'>): string =>
  used && text !== 'Used' ? m.offer_used({ condition: text }) : text;

export function withDetails(title: string, details: string[]): string {
  const known = details.filter(Boolean).join(', ');
  return known ? m.line_details({ title, details: known }) : title;
}
