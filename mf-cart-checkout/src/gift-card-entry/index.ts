export { amountText, centsOf } from './amount';
export { AmountHelp } from './amount-help';
export { CardEntryForm } from './card-entry';
export { cardName, lastDigits } from './card-name';
export { type GiftCardQuery, useCardEntry } from './use-card-entry';
