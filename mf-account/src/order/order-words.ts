import type { Order } from '@bookfront/shared/schemas';

/** ORD-15 */
export const thanks: Record<Order['delivery_key'], { title: string; text: string }> = {
  pickup: {
    title: 'Thank you for your order',
    text: 'We are setting your books aside. We will let you know as soon as they are ready to be picked up.',
  },
  ship: {
    title: 'Thank you for your order',
    text: 'We are packing your books. We will let you know when they are on their way.',
  },
  quote: { title: 'Thank you for your request', text: 'We have received it and will be in touch with a quote.' },
};

/** ORD-28, GAP-70: missing means phone, unknown means email. */
export function preferenceText(preference: string): string {
  if (preference === '' || preference === 'phone') return 'by phone';
  return preference === 'text' ? 'by text message' : 'by email';
}
