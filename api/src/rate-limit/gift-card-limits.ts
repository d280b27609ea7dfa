import { daySeconds } from '../dates/dates';
import { type Count, quarterHourSeconds } from './attempts';

/**
 * A gift card's number with its PIN: ten failures of one card from one address in a day, so that no one address locks
 * the card for others; a hundred of one card from all addresses in a day, since a PIN is short and addresses are many;
 * forty from one address for all cards within a quarter of an hour. Whether the card exists makes no difference.
 */
export const giftCardCounts = (number: string, address: string): Count[] => [
  { who: `gift card ${number} from:${address}`, max: 10, seconds: daySeconds, onSuccess: 'forget all' },
  { who: `gift card ${number}`, max: 100, seconds: daySeconds, onSuccess: 'forget one' },
  { who: `gift cards from:${address}`, max: 40, seconds: quarterHourSeconds, onSuccess: 'forget one' },
];
