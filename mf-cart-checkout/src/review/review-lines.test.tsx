/** @jest-environment jsdom */

import { renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { buildLine } from '../testing/build-line';
import { ReviewLines } from './review-lines';

test('the authors of a line in the review are read in their own direction', () => {
  renderPage(<ReviewLines items={[buildLine({}, {}, { authors: [{ name: 'نجيب محفوظ', canadian: false }] })]} />);
  expect(screen.getByText('نجيب محفوظ')).toHaveAttribute('dir', 'auto');
});
