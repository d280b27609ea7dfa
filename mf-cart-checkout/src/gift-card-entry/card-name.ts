/** Names a gift card as the order's page does, never by its whole number: whoever knows that can spend the card. */
export const cardName = (number: string): string => `Gift card ending in ${number.slice(-4)}`;
