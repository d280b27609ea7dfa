/** A gift card that pays, as the order's page names it: its number is as good as money and is never shown whole. */
export const cardName = (number: string): string => `Gift card ending in ${number.slice(-4)}`;
