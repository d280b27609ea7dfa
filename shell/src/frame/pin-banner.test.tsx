/** @jest-environment jsdom */
import { renderPage } from '@bookfront/shared/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PinBanner } from './pin-banner';

it('a tester sees which releases an operator’s link pins, and can remove the pins', () => {
  const pins = [
    { name: 'mf_item', version: '2.4.0' },
    { name: 'shell', version: '1.1.0' },
  ];
  renderPage(<PinBanner />, { url: '/browse?x=1', page: { pins } });
  const banner = screen.getByRole('region', { name: 'Test release' });
  expect(banner).toHaveTextContent('You’re testing mf_item 2.4.0, shell 1.1.0.');
  const form = screen.getByRole('button', { name: 'Back to the live shop' }).closest('form');
  expect(form).toHaveAttribute('action', '/do/unpin');
  expect(new FormData(form ?? undefined).get('return_to')).toBe('/browse?x=1');
});

it('other shoppers see no banner', () => {
  renderPage(<PinBanner />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
