import { giftCardName } from './gift-card-name';

it.each([
  ['Gift card, $25', 2500, 'Gift card, $25'],
  ['Gift card, $25', 999_900, 'Gift card, $9,999.00'],
  ['Gift card, $1,000.00', 100_000, 'Gift card, $1,000.00'],
  ['$50 gift card', 4000, 'gift card, $40.00'],
  ['Gift card', 4000, 'Gift card, $40.00'],
])('%s of %i cents is called %s', (title, value, name) => expect(giftCardName(title, value)).toBe(name));
