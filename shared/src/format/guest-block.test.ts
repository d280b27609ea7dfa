import { expect, it } from '@jest/globals';
import { firstGuestBlock, type GuestBlock } from './guest-block';

const none: Record<GuestBlock, boolean> = {
  unavailable: false,
  'out-of-stock': false,
  'gift-cards': false,
  'account-needed': false,
};

it.each<[GuestBlock, GuestBlock[]]>([
  ['unavailable', ['account-needed', 'gift-cards', 'out-of-stock', 'unavailable']],
  ['out-of-stock', ['account-needed', 'gift-cards', 'out-of-stock']],
  ['gift-cards', ['account-needed', 'gift-cards']],
  ['account-needed', ['account-needed']],
])('a guest is told of %s first if these hold: %s [GAP-58] [GAP-60]', (first, reasons) => {
  expect(firstGuestBlock({ ...none, ...Object.fromEntries(reasons.map((reason) => [reason, true])) })).toBe(first);
});

it('nothing blocks a guest if no reason holds', () => {
  expect(firstGuestBlock(none)).toBeUndefined();
});
