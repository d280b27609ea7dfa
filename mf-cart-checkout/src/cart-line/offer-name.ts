import { isUsedGrade } from '@bookfront/shared/format/condition';
import type { Offer } from '@bookfront/shared/schemas';
import * as m from '#messages';

/** Tells a screen reader which offer of a title is meant: 'Emma (New)'. */
export const offerName = (title: string, offer: Condition): string => withDetails(title, [conditionOf(offer)]);

export const conditionOf = (offer: Condition): string =>
  isUsedGrade(offer) ? m.offer_used({ condition: offer.text }) : offer.text;
type Condition = Pick<Offer, 'code' | 'text' | 'used'>;

export function withDetails(title: string, details: string[]): string {
  const known = details.filter(Boolean).join(', ');
  return known ? m.line_details({ title, details: known }) : title;
}
