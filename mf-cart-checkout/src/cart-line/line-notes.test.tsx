/** @jest-environment jsdom */

import { renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { giftCardLine } from '../testing/build-line';
import { LineNotes } from './line-notes';

test('what a gift card says is read in its own direction', () => {
  renderPage(<LineNotes info={giftCardLine().cart_info} />);
  for (const text of ['Ida', 'Otto', 'Happy birthday'])
    expect(screen.getByText(text).closest('[dir="auto"]')).toBeInTheDocument();
});
