/** @jest-environment jsdom */
import { renderPage } from '@bookfront/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { SampleIntro } from './sample-intro';

test('the introduction names the shop', () => {
  renderPage(<SampleIntro />);
  expect(screen.getByText(/^At /)).toBeVisible();
});
