/** @jest-environment jsdom */
import type { Widget } from '@bookfront/shared/schemas';
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildBlock, buildPageReply } from '../testing/build-widgets';
import { loadBlocks, PageBlocks, SearchNotice } from '.';

beforeAll(() => loadBlocks(), 60_000);
beforeEach(() => {
  // jsdom has no dialogs
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const show = (widgets: Widget[]) => renderPage(<PageBlocks page={buildPageReply(widgets)} title="Saltwater" />);

test('a popup notice opens, can be closed, and stays closed for the session [PGB-36] [GAP-54]', async () => {
  const notice = buildBlock('popup_notice');
  const { unmount } = show([notice]);
  const dialog = await screen.findByRole('dialog', { name: 'Closed on Monday' });
  expect(within(dialog).getByText('Come in and dry off.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  show([notice, buildBlock('headline_paragraph', { id: 'h', heading: 'Loaded again' })]);
  expect(await screen.findByText('Loaded again')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a notice above the search bar is drawn by the header, and not once more in the page [PGB-37]', async () => {
  const page = buildPageReply([buildBlock('above_searchbar_notice')]);
  const made = answerCalls({ 'titlelist/getCustom': page });
  const { unmount } = renderPage(<SearchNotice pageId="home" />);
  expect(await screen.findByText('Free delivery this week')).toBeVisible();
  expect(made[0]?.payload).toMatchObject({ page_id: 'home' });
  unmount();
  show(page.widgets);
  expect(screen.queryByText('Free delivery this week')).not.toBeInTheDocument();
});

test('a page without a notice, or that cannot be read, has nothing above the search bar', async () => {
  const made = answerCalls({ 'titlelist/getCustom': { error: 'Closed.', code: 'validation' } });
  const { container } = renderPage(<SearchNotice pageId="home" />);
  await waitFor(() => expect(made).toHaveLength(1));
  expect(container).toBeEmptyDOMElement();
});

test('custom markup and CSS show as they are, the CSS below the block alone [PGB-35] [GAP-55]', () => {
  const css = '[data-block="x"] .tide { color: rgb(0, 51, 102); }';
  show([
    buildBlock('custom_html_css', { css }),
    buildBlock('custom_html_css', { id: 'y', css: '', html: '<p class="tide">Elsewhere</p>' }),
  ]);
  expect(screen.getByText('High at noon')).toHaveStyle({ color: 'rgb(0, 51, 102)' });
  expect(screen.getByText('Elsewhere')).not.toHaveStyle({ color: 'rgb(0, 51, 102)' });
  expect(screen.getByText('High at noon').parentElement).toHaveAttribute('data-block', 'x');
});
