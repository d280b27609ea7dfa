import * as m from '#messages';
/** All that may be shown of a gift card's number: whoever knows the whole of it can spend the card. */
export const lastDigits = (number: string): string => number.slice(-4);

export const cardName = (number: string): string => m.gift_card_ending({ digits: lastDigits(number) });
