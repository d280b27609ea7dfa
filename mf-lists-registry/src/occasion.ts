import type { GiftRegistry } from '@bookfront/shared/schemas';

/** What a registry is for, where that says something: 'Other' does not. */
export const occasionOf = ({ occasion }: Pick<GiftRegistry, 'occasion'>): string =>
  occasion === 'Other' ? '' : occasion;
