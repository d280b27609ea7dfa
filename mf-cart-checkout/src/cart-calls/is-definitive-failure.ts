import type { CallFailure } from '@bookfront/shared/api-client';

/**
 * Whether the shop itself refused what is done once under a key. No answer, or one that says that the shop gave none,
 * leaves open what became of it.
 */
export const isDefinitiveFailure = ({ kind, code }: CallFailure): boolean =>
  kind === 'refused' && code !== 'unavailable';
