import type { CallFailure } from '@bookfront/shared/api-client';

/**
 * Of what is done once under a key: an answer that isn't the shop's own, or says that the shop gave none, says nothing
 * about it.
 */
export const isAnswerOfShop = ({ kind, code }: CallFailure): boolean => kind === 'refused' && code !== 'unavailable';
