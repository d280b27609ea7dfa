/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageWidth, PlainPage } from './page';

it('a plain page has the site’s content width, a page of blocks 1248 px [SHL-69]', () => {
  render(
    <>
      <PlainPage>plain</PlainPage>
      <PageWidth>blocks</PageWidth>
    </>,
  );
  expect(getComputedStyle(screen.getByText('plain')).width).toContain('var(--content-width)');
  expect(getComputedStyle(screen.getByText('blocks')).width).toContain('1248px');
});
