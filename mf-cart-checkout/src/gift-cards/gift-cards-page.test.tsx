/** @jest-environment jsdom */

import { answerCalls, buildCustomer, renderPage } from '@bookfront/shared/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GiftCardsPageExpose from '../exposes/gift-cards-page';
import { giftCards } from '../testing/gift-cards';
import { loadSteps } from '../testing/load-steps';

beforeAll(() => Promise.all([loadSteps(), import('../gift-card-dialog')]), 60_000);
jest.setTimeout(30_000);

function open(answer: object = giftCards) {
  answerCalls({ 'giftcard/get': answer });
  const url = '/gift-cards';
  return { user: userEvent.setup(), ...renderPage(<GiftCardsPageExpose />, { page: { url }, url, path: url, parts }) };
}

/** What the shop has put on its page. */
const parts = {
  'mf_events_content/ContentBlocks': (props: object) => {
    const isTop = 'part' in props && props.part === 'top';
    const page = 'pageId' in props && String(props.pageId);
    return <h2 data-page={page}>{isTop ? 'Books for everyone' : 'How it works'}</h2>;
  },
};

describe('the gift cards page', () => {
  test('shows banners on top and the other elements below [NAV-28] [GFT-01] [GFT-04]', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'How it works' })).toBeVisible();
    expect([...container.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)).toEqual([
      'Books for everyone',
      'Gift cards',
      'Check your balance',
      'How it works',
    ]);
    expect(container.querySelectorAll('[data-page="gift-cards"]')).toHaveLength(2);
  });

  test('lists the shop’s gift cards with their covers, each with its dialog [GFT-03]', async () => {
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: 'Choose Lighthouse card' }));
    expect(await screen.findByRole('dialog', { name: 'Lighthouse card' })).toBeVisible();
    expect(container.querySelectorAll('li img')).toHaveLength(2);
  });

  test('a guest is told before choosing, on the page and in the dialog, that an account is needed', async () => {
    const { user } = open();
    const note = 'To buy a gift card you need an account.';
    expect(await screen.findByText(note, { exact: false, selector: 'p' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Choose Tide card' }));
    expect(
      within(await screen.findByRole('dialog', { name: 'Tide card' })).getByText(note, { exact: false }),
    ).toBeVisible();
  });

  test('a customer is told nothing of that', async () => {
    answerCalls({ 'giftcard/get': giftCards });
    renderPage(<GiftCardsPageExpose />, {
      page: { url: '/gift-cards', session: buildCustomer() },
      url: '/gift-cards',
      path: '/gift-cards',
    });
    await screen.findByText('Tide card', { selector: 'b' });
    expect(screen.queryByText(/you need an account/)).not.toBeInTheDocument();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('the balance checker is there where it is enabled (%s) [GFT-02]', async (show_gc_balanace_checker, count) => {
    open({ ...giftCards, show_gc_balanace_checker });
    await screen.findByText('Tide card', { selector: 'b' });
    expect(screen.queryAllByRole('button', { name: 'Check' })).toHaveLength(count);
  });

  test.each([
    ['Tide card', '25.00'],
    ['Lighthouse card', ''],
  ])('the dialog of the %s begins with its price, where it has one [GFT-07]', async (name, amount) => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `Choose ${name}` }));
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue(amount);
  });

  test('a page that cannot be read says so, and can be asked for again', async () => {
    const { user } = open({ error: 'The drawer is stuck.', code: 'unavailable' });
    expect(await screen.findByText('The drawer is stuck.')).toBeVisible();
    answerCalls({ 'giftcard/get': giftCards });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tide card', { selector: 'b' })).toBeVisible();
  });

  test('a shop without gift cards says so', async () => {
    open({ ...giftCards, store_giftcards: [] });
    expect(await screen.findByText('No gift cards right now')).toBeVisible();
  });
});
