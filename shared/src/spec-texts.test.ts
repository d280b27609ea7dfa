import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Every text of a package's catalogue, its variants one by one. */
function textsOf(dir: string): string[] {
  const catalogue: Record<string, string | { match: Record<string, string> }[]> = JSON.parse(
    readFileSync(path.join(root, dir, 'messages/en.json'), 'utf8'),
  );
  return Object.values(catalogue).flatMap((text) =>
    typeof text === 'string' ? [text] : text.flatMap(({ match }) => Object.values(match)),
  );
}

/** Texts of the specification (P1 §5, P1 §8, P2 §5, P2 §8), odd spelling included, and the packages that show them. */
const fixed: [text: string, packages: string[]][] = [
  ['Please input your email address.', ['api', 'mf-account', 'mf-cart-checkout']],
  ['password required.', ['api', 'mf-account']],
  ['Invalid Login', ['api', 'mf-account']],
  ['Please input your name.', ['api', 'mf-cart-checkout']],
  ['Please input your phone number.', ['api', 'mf-cart-checkout']],
  ['Please enter a valid email address.', ['api', 'mf-account', 'mf-cart-checkout']],
  ['Full Name is required.', ['api', 'mf-account']],
  ['Street Address is required.', ['api', 'mf-account']],
  ['City is required.', ['api', 'mf-account']],
  ['Valid country is required.', ['api', 'mf-account']],
  ['Valid state / province is required.', ['api', 'mf-account']],
  ['Valid Postal Code is required.', ['api', 'mf-account']],
  ['Phone number is required.', ['api', 'mf-account']],
  ['Must be between 2 and 6 digits', ['api', 'mf-account']],
  ['You must login or sign up to use this feature.', ['api', 'shell']],
  ['You must be logged in to view.', ['api', 'mf-lists-registry']],
  ['You have provided a bad list ID.', ['api', 'mf-lists-registry']],
  ['You have provided an incorrect list ID.', ['api', 'mf-lists-registry']],
  ['There was an error', ['mf-cart-checkout', 'mf-events-content', 'mf-lists-registry']],
  ['No products', ['mf-lists-registry']],
  ['No Results', ['api', 'mf-events-content', 'mf-item']],
  ['No matches found!', ['mf-catalogue']],
  ['No suggesstions found...', ['mf-catalogue']],
  ['Contact store for availability', ['api', 'shared']],
  ["We're sorry! There seems to be no other editions for the title.", ['mf-item']],
  ["We're sorry! There seems to be no other sizes for the title.", ['mf-item']],
  ['File is too large. (Max size is 50MB)', ['api', 'delivery', 'mf-catalogue']],
  ['There was a problem. We were unable to process this request. Please try again later.', ['api', 'mf-item']],
  ['No audiobooks found. We were unable to find audiobooks that match this title.', ['mf-item']],
  ['Online ordering is disabled.', ['api', 'mf-cart-checkout']],
  ['Empty', ['mf-cart-checkout']],
  ['There are no items in your cart.', ['api', 'mf-cart-checkout']],
  ['Error', ['mf-cart-checkout', 'mf-item']],
  ['Your order subtotal is below the minimum order requirement', ['api']],
  ['We no longer have the inventory to fulfill this order.', ['api', 'mf-cart-checkout']],
  ['Unavailable items removed from cart', ['mf-cart-checkout']],
  ['Error removing unavailable items', ['mf-cart-checkout']],
  ['Please enter a message.', ['api', 'mf-cart-checkout']],
  ['Import failed', ['mf-cart-checkout']],
  ['There was an error processing the file.', ['mf-cart-checkout']],
  ['No rows can be processed.', ['api', 'mf-cart-checkout']],
  ['This promo code is not valid.', ['api']],
  ['Local delivery failed', ['api']],
  ['Not available', ['api']],
  ['Invalid country name', ['api']],
  ['Shipping address required.', ['api', 'mf-cart-checkout']],
  ['Your order / address does not qualify for local delivery.', ['mf-cart-checkout']],
  ['Must be at least 13 digits', ['api', 'mf-cart-checkout']],
  ['Must be a valid credit card number', ['api', 'mf-cart-checkout']],
  ['Must be an accepted credit card', ['api', 'mf-cart-checkout']],
  ['Valid postal code is required.', ['api', 'mf-cart-checkout']],
  ['Month required', ['mf-cart-checkout']],
  ['Year required', ['api', 'mf-cart-checkout']],
  ['Must be future date', ['api', 'mf-cart-checkout']],
  ['Please enter a valid CVV.', ['api', 'mf-cart-checkout']],
  ['Amount required.', ['mf-cart-checkout']],
  ['This card has a balance of $0', ['api']],
  ['Gift cards never expire.', ['mf-cart-checkout']],
  ['There was an error processing your order.', ['mf-cart-checkout']],
  ['Address saved successfully', ['mf-account']],
  ['Items removed from wishlist.', ['mf-account']],
  ['Guest checkout is for in-store pick up only', ['api', 'mf-cart-checkout']],
  ['There was an error.', ['api', 'delivery', 'mf-account', 'mf-cart-checkout', 'mf-events-content', 'shared']],
  ['There was an error - please ensure javascript and cookies are enabled.', ['delivery', 'shell']],
  ['Click here to refresh', ['delivery', 'shell']],
];

it.each(fixed)('each package that shows a specified text has it word for word: %s', (text, packages) => {
  for (const dir of packages) expect(textsOf(dir)).toContain(text);
});

it('labels and titles end without a stop [GAP-26]', () => {
  const all = [...new Set(fixed.flatMap(([, packages]) => packages))].flatMap(textsOf);
  for (const label of ['Empty', 'Error', 'No products']) expect(all).not.toContain(`${label}.`);
});
