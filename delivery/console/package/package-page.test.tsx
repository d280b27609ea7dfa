/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answersFor, buildFigures, buildPackage, buildStatus } from '../testing/build-status';
import { type Answers, buildAccess, renderConsole } from '../testing/render-console';

const operator: Answers = { 'console/session': { access: buildAccess() } };
const open = (more: Answers = {}, own = buildPackage(), figures = buildFigures()) =>
  renderConsole('/packages/mf_item', { ...answersFor(own, figures), ...operator, ...more });

test('each metric stands with its interval', async () => {
  open();
  const row = await screen.findByRole('row', { name: /^failures/ });
  expect(within(row).getByText('5.0 % (3.0 % to 9.0 %) of 210')).toBeVisible();
  expect(within(row).getByText('1.0 % (0.6 % to 1.5 %) of 1,900')).toBeVisible();
  expect(within(row).getByText('2.00 %')).toBeVisible();
});

test('the curves’ tables hold every figure that the registry counted', async () => {
  open();
  await screen.findByRole('img', { name: 'Mounts an hour' });
  const cellsOf = (title: string) =>
    within(screen.getByRole('table', { name: title, hidden: true }))
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(cellsOf('Mounts an hour')).toEqual(['79', '–', '41', '400']);
  expect(cellsOf('Errors an hour')).toEqual(['0', '–', '3', '0']);
  expect(cellsOf('failures')).toEqual(['5.0 % (3.0 % to 9.0 %)', '1.0 % (0.6 % to 1.5 %)']);
});

test('the guard’s opinions stand with their time and reason', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Its opinions, newest first' });
  expect(within(table).getByText('20 of the 200 visitors that a step needs')).toBeVisible();
});

test('errors name release and source', async () => {
  open();
  const table = await screen.findByRole('table', { name: '2.0.0 (canary)' });
  expect(within(table).getByText('boom at mf_item@2.0.0 mf-item/src/a.tsx:31')).toBeVisible();
});

test('a canary is started with share, steps and audience, and says for whom', async () => {
  const { user, sent } = open({ 'POST canary': { revision: 8 } }, { ...buildPackage(), canary: undefined });
  await user.click(await screen.findByRole('button', { name: 'Start canary 2.0.0' }));
  const dialog = screen.getByRole('dialog');
  await user.clear(within(dialog).getByLabelText('Share in %'));
  await user.type(within(dialog).getByLabelText('Share in %'), '20');
  await user.type(within(dialog).getByLabelText('Steps in %'), '20,50');
  await user.selectOptions(within(dialog).getByLabelText('Audience'), 'Shoppers of lamplight');
  expect(dialog).toHaveAccessibleDescription(
    '20 % of the shoppers of lamplight get mf_item 2.0.0; the others keep 1.0.0. The guard then climbs to 20, 50 % by itself, and takes it back if it is worse.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Start canary' }));
  expect(sent).toEqual([
    {
      path: 'canary',
      payload: {
        package: 'mf_item',
        version: '2.0.0',
        to: 20,
        soakMs: 600_000,
        steps: [20, 50],
        only: 'shop=lamplight',
      },
    },
  ]);
});

test('a link for testers says what it shows, and can be copied', async () => {
  const { user, sent } = open({
    'POST pin': { link: 'http://localhost:4000/?release=x', until: '2026-01-03T00:00:00.000Z' },
  });
  await user.click(await screen.findByRole('button', { name: 'Link to 2.0.0' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /sees mf_item 2\.0\.0 for 24 hours, with the live release of every other package/,
  );
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue('http://localhost:4000/?release=x');
  expect(sent[0]?.payload).toEqual({ package: 'mf_item', version: '2.0.0', host: 'localhost:4000' });
});

test('a token that only reads sees the package without a command', async () => {
  const access = buildAccess({ name: 'eye', isOperator: false, scopes: ['read'], packages: ['mf_item'] });
  open({ 'console/session': { access } });
  await screen.findByRole('row', { name: /^2\.0\.0/ });
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['Log out']);
});

test('an unknown package says so', async () => {
  renderConsole('/packages/mf_nothing', { ...answersFor(buildPackage()), ...operator });
  expect(await screen.findByText(/There is no package mf_nothing here/)).toBeVisible();
});

test('in a freeze a canary says why it starts in spite of that', async () => {
  const own = { ...buildPackage(), canary: undefined };
  const { user, sent } = open(
    { status: { ...buildStatus(own), frozenUntil: '2026-01-05T00:00:00.000Z' }, 'POST canary': { revision: 8 } },
    own,
  );
  await user.click(await screen.findByRole('button', { name: 'Start canary 2.0.0' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(/^Freeze until/), 'Do it in spite of the freeze');
  await user.click(dialog.getByRole('button', { name: 'Start canary' }));
  expect(dialog.getByLabelText('Why')).toBeInvalid();
  await user.type(dialog.getByLabelText('Why'), 'prices are wrong');
  await user.click(dialog.getByRole('button', { name: 'Start canary' }));
  expect(sent[0]?.payload).toMatchObject({ force: true, reason: 'prices are wrong' });
});

test('a promotion that waits for a second person says whose it is', async () => {
  open({}, buildPackage({ request: { version: '2.0.0', by: 'first' } }));
  expect(await screen.findByText(/first wants 2\.0\.0 live; a second person must promote it/)).toBeVisible();
});
