/** A number of things as English writes it: '999', '1,064', '1,000,000'. Without Intl, like formatMoney. */
export const formatCount = (count: number): string => groupDigits(String(count));

/** Whole numbers in groups of three. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
