/** @jest-environment jsdom */

import { renderPage } from '@bookfront/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildLine, giftCardLine } from '../../testing/build-line';
import { ReviewLines } from '../review/review-lines';
import { CartLine } from './cart-line';
import { LineNotes } from './line-notes';

const authors = [{ name: 'نجيب محفوظ', canadian: false }];
const cartTable = (
  <table>
    <tbody>
      <CartLine
        name="Emma"
        item={buildLine({}, {}, { authors })}
        showPrice
        wanted={undefined}
        onQuantity={() => undefined}
      />
    </tbody>
  </table>
);

describe('names and words of any script read in their own direction', () => {
  test.each([
    ['the cart', cartTable],
    ['the review', <ReviewLines key="review" items={[buildLine({}, {}, { authors })]} />],
  ])('the authors in %s', (_, view) => {
    renderPage(view);
    expect(screen.getByText('نجيب محفوظ')).toHaveAttribute('dir', 'auto');
  });

  test('what a gift card says', () => {
    renderPage(<LineNotes info={giftCardLine().cart_info} />);
    for (const text of ['Ida', 'Otto', 'Happy birthday'])
      expect(screen.getByText(text).closest('[dir="auto"]')).toBeInTheDocument();
  });
});
