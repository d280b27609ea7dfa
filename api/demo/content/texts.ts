import { type PageInput, textPage } from './demo-content';

interface ShopWords {
  name: string;
  email: string;
  /** The place of jurisdiction. */
  place: string;
  /** The number of days for returning a book. */
  days: number;
}

export const privacyPage = ({ name, email, place }: ShopWords): PageInput =>
  textPage(
    'privacy-policy',
    'Privacy policy',
    [
      'What we keep',
      `<p>${name} keeps what it needs to get a book to you: your name, your address, your email, and what you ordered. We keep orders for seven years because the tax office in ${place} asks us to, and nothing for longer than that.</p>`,
    ],
    [
      'What we don’t do',
      '<p>We don’t sell or lend your details to anyone. Card numbers go to the payment provider and never touch our own machines. What you browse stays between you and the shelf.</p>',
    ],
    [
      'Cookies',
      '<p>One cookie remembers your cart and whether you’re logged in. It lasts a year, and you can delete it whenever you like.</p>',
    ],
    [
      'Ask us',
      `<p>Write to <a href="mailto:${email}">${email}</a> and we’ll tell you what we have about you, mend it, or delete it.</p>`,
    ],
  );

export const termsPage = ({ name, email, place, days }: ShopWords): PageInput =>
  textPage(
    'terms-conditions',
    'Terms & conditions',
    [
      'Orders',
      `<p>An order is a promise on both sides. If something you ordered turns out not to be on the shelf, ${name} emails you the same day, and you choose: wait, swap, or have your money back.</p>`,
    ],
    [
      'Returns',
      `<p>Changed your mind? Bring a book back within ${days} days as you got it, with the receipt. Special orders and event tickets can’t come back, but talk to us: we’re not unreasonable.</p>`,
    ],
    [
      'Events',
      '<p>A ticket holds your seat until ten minutes after the start. If we have to cancel, we refund you without being asked.</p>',
    ],
    [
      'The small print',
      `<p>Prices include no tax until the cart. The law of ${place} applies. Questions: <a href="mailto:${email}">${email}</a>.</p>`,
    ],
  );
