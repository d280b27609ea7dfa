import { daySeconds } from '../dates/dates';
import { type AttemptLimit, quarterHourSeconds } from './attempts';

/**
 * Limits on guessing a gift card's PIN, whether or not the card exists: ten failures a day per card and network
 * address, so that no address can lock the card for others; a hundred a day per card, since a PIN is short and
 * addresses are many; forty per network address for all cards within a quarter of an hour.
 */
export const giftCardLimits = (number: string, address: string): AttemptLimit[] => [
  { who: `gift card ${number} from:${address}`, max: 10, seconds: daySeconds, onSuccess: 'forget all' },
  { who: `gift card ${number}`, max: 100, seconds: daySeconds, onSuccess: 'forget one' },
  { who: `gift cards from:${address}`, max: 40, seconds: quarterHourSeconds, onSuccess: 'forget one' },
];
