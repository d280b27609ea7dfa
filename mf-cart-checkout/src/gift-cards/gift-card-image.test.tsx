/** @jest-environment jsdom */

import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import exposes from '../../exposes.json';
import GiftCardImageExpose from '../exposes/gift-card-image';

const page = {
  show_gc_balanace_checker: true,
  store_giftcards: [
    { eisbn: 'GIFTCARD1', title: 'Tide card', cover_image_cache: 'a1', price: 2500 },
    { eisbn: 'GIFTCARD2', title: 'Lighthouse card', cover_image_cache: 'a2', price: null },
  ],
  webstore_custom_elements: [],
};

describe('the picture of a gift card [PGB-43]', () => {
  test('is there for the page that places the block', () => {
    expect(exposes['./GiftCardImage'].module).toBe('./src/exposes/gift-card-image.tsx');
  });

  test('is the one of the block, leads to the gift cards, and asks the shop for nothing', () => {
    const made = answerCalls({ 'giftcard/get': page });
    renderPage(<GiftCardImageExpose image="/images/card.webp" alt="Our card, with a lighthouse" />);
    expect(screen.getByRole('img', { name: 'Our card, with a lighthouse' })).toHaveAttribute(
      'src',
      '/images/card.webp',
    );
    expect(screen.getByRole('link', { name: 'Our card, with a lighthouse' })).toHaveAttribute('href', '/gift-cards');
    expect(made).toHaveLength(0);
  });

  test('has a name where the block gives none', () => {
    renderPage(<GiftCardImageExpose image="/images/card.webp" />);
    expect(screen.getByRole('link', { name: 'Gift cards' })).toBeVisible();
  });

  test("is the shop's first gift card where the block has no picture", async () => {
    answerCalls({ 'giftcard/get': page });
    renderPage(<GiftCardImageExpose />);
    expect(await screen.findByRole('img', { name: 'Tide card' })).toHaveAttribute(
      'src',
      expect.stringContaining('GIFTCARD1'),
    );
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('is not there in a shop that sells none', async () => {
    const made = answerCalls({ 'giftcard/get': { ...page, store_giftcards: [] } });
    const { container } = renderPage(<GiftCardImageExpose />);
    expect(container).not.toBeEmptyDOMElement();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(made).toHaveLength(1);
  });

  test('that could not be had can be asked for again', async () => {
    answerCalls({ 'giftcard/get': { error: 'Please wait a moment.', code: 'throttled' } });
    renderPage(<GiftCardImageExpose />);
    expect(await screen.findByText('Please wait a moment.')).toBeVisible();
    answerCalls({ 'giftcard/get': page });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: 'Tide card' })).toBeVisible();
  });
});
