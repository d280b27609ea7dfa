/** @jest-environment jsdom */
import { answerCalls, renderPage } from '@bookfront/shared/testing';
import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildBlock, buildPageReply } from '../../testing/build-widgets';
import { loadBlocks, PageBlocks } from '..';

beforeAll(() => Promise.all([loadBlocks(), import('./checked-form')]), 60_000);

const newsletter = (over: object = {}) => (
  <PageBlocks page={buildPageReply([buildBlock('mailchimp_embedded', over)])} title="" />
);

/** Drawn, and its code there. */
async function open(over: object = {}) {
  const { container } = renderPage(newsletter(over));
  await waitFor(() => expect(container.querySelector('form')).not.toHaveAttribute('action'));
}

test.each([
  [{}, ['Email']],
  [{ has_first_name: true, has_phone: true }, ['Email', 'First name', 'Phone number']],
  [
    { has_first_name: true, has_last_name: true, has_phone: true },
    ['Email', 'First name', 'Last name', 'Phone number'],
  ],
])('a newsletter form whose flags are %j asks for %j [PGB-38]', async (flags, labels) => {
  await open(flags);
  const fields = await screen.findAllByRole('textbox');
  expect(fields.map((field) => 'labels' in field && (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
    labels,
  );
});

test.each([
  [{ is_subscribed: true, message: 'Welcome aboard!' }, 'status'],
  [{ is_subscribed: false, message: 'That address is on the list.' }, 'alert'],
])('the form is sent to the block’s provider, whose answer %j is shown [PGB-39] [ERR-30]', async (reply, role) => {
  const made = answerCalls({ 'newsletter/subscribe': reply });
  await open();
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole(role)).toHaveTextContent(reply.message);
  expect(made[0]).toMatchObject({
    name: 'newsletter/subscribe',
    payload: { page_id: 'home', block_id: 'x', email: 'ada@example.com' },
  });
});

test('an address that is none is said at its field, and nothing is sent', async () => {
  const made = answerCalls({});
  await open();
  const field = await screen.findByLabelText('Email');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Please enter your email address.')).toBeVisible();
  await userEvent.type(field, 'ada');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(made).toEqual([]);
});

test('a send that fails says why and keeps what was typed [ERR-30]', async () => {
  answerCalls({ 'newsletter/subscribe': { error: 'The post is late.', code: 'unavailable' } });
  await open();
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The post is late.');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('without scripts the form posts by itself', () => {
  const html = renderOnServer(newsletter(), { page: { url: '/?a=1' } });
  expect(html).toMatch(/<form action="\/do\/newsletter\/subscribe" method="post"/);
  expect(html).toContain('name="block_id" value="x"');
  expect(html).toContain('name="return_to" value="/?a=1"');
});
