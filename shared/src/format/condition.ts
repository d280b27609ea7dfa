import type { Offer } from '../schemas';

/**
 * A grade of used copies, such as 'Good', which does not say that the copy is used; the plain condition 'used' does
 * (OFR-05).
 */
export const isUsedGrade = ({ code, used }: Pick<Offer, 'code' | 'used'>): boolean => used && code !== 'used';
