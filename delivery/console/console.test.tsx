/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answersFor, buildPackage, buildStatus } from './testing/build-status';
import { type Answers, buildAccess, renderConsole } from './testing/render-console';

const loggedIn = (access = buildAccess()): Answers => ({ 'console/session': { access } });

test('a token is typed once, and opens the overview', async () => {
  const { user, sent } = renderConsole('/', {
    ...answersFor(buildPackage()),
    'console/session': { access: null },
    'POST console/session': { access: buildAccess() },
  });
  await user.type(await screen.findByLabelText('Token'), '  secret-token ');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('heading', { name: 'Packages' })).toBeVisible();
  expect(sent).toEqual([{ path: 'console/session', payload: { token: 'secret-token' } }]);
});

test('a refused token says why', async () => {
  const { user } = renderConsole('/', {
    'console/session': { access: null },
    'POST console/session': { status: 403, error: 'The edge knows no such token. Check what you pasted.' },
  });
  await user.type(await screen.findByLabelText('Token'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The edge knows no such token.');
});

test('the overview names live, canary, share, last good and what the guard thinks', async () => {
  renderConsole('/', { ...answersFor(buildPackage()), ...loggedIn() });
  const row = await screen.findByRole('row', { name: /^mf_item/ });
  for (const text of ['1.0.0', /2\.0\.0 for 10 %/, '0.9.0', /120 of the 200 visitors/])
    expect(within(row).getByText(text)).toBeVisible();
});

test('each command says what it does before it is sent', async () => {
  const { user, sent } = renderConsole('/', {
    ...answersFor(buildPackage()),
    ...loggedIn(),
    'POST rollback': { revision: 8 },
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back mf_item' }));
  const dialog = screen.getByRole('dialog', { name: 'Roll back the canary mf_item 2.0.0' });
  expect(dialog).toHaveAccessibleDescription(/^Everybody has 1\.0\.0 again\. 2\.0\.0 is withdrawn/);
  expect(sent).toEqual([]);
  await user.type(within(dialog).getByLabelText('Why'), 'too slow');
  await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByRole('status')).toHaveTextContent('mf_item 2.0.0 is taken back.');
  expect(sent).toEqual([{ path: 'rollback', payload: { package: 'mf_item', version: '2.0.0', reason: 'too slow' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('a refused command stays open and says why', async () => {
  const { user } = renderConsole('/', {
    ...answersFor(buildPackage()),
    ...loggedIn(),
    'POST promote': { status: 409, error: 'mf_item 2.0.0 is live for everybody already.' },
  });
  await user.click(await screen.findByRole('button', { name: 'Promote mf_item' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Promote' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(/live for everybody already/);
});

test('what a command warns of must be read, also when the command’s button is gone', async () => {
  let isPromoted = false;
  const { canary: _ended, ...live } = buildPackage({ live: '2.0.0' });
  const { user } = renderConsole('/', {
    ...answersFor(buildPackage()),
    status: () => buildStatus(isPromoted ? live : buildPackage()),
    ...loggedIn(),
    'POST promote': () => {
      isPromoted = true;
      return { revision: 8, warning: 'Only 3 visitors tried 2.0.0 as a canary.' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Promote mf_item' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Promote' }));
  expect(await within(screen.getByRole('dialog')).findByText(/Only 3 visitors/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Promote mf_item' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['that only reads', { scopes: ['read'], packages: ['mf_item'] }, []],
  ['of another package', { scopes: ['canary', 'rollback'], packages: ['mf_account'] }, []],
  ['for canaries', { scopes: ['canary'], packages: ['mf_item'] }, ['Change share of mf_item', 'Pause mf_item']],
  ['for one shop', { scopes: ['promote', 'rollback'], packages: ['mf_item'], shop: 'a' }, ['Roll back mf_item']],
] as const)('a token %s is offered what it is good for', async (_what, given, buttons) => {
  const { scopes, packages } = given;
  const access = buildAccess({
    ...given,
    name: 'team',
    isOperator: false,
    scopes: [...scopes],
    packages: [...packages],
  });
  renderConsole('/', { ...answersFor(buildPackage()), ...loggedIn(access) });
  const row = await screen.findByRole('row', { name: /^mf_item/ });
  expect(
    within(row)
      .queryAllByRole('button')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(buttons);
  expect(screen.queryByRole('link', { name: 'Tokens' })).toBeNull();
});

test('figures that grow old say so, and stay', async () => {
  let isUp = true;
  const own = buildPackage();
  const { status, ...others } = answersFor(own);
  renderConsole('/', {
    ...others,
    ...loggedIn(),
    status: () => (isUp ? (status as object) : { status: 502, error: 'The edge answered 502.' }),
  });
  await screen.findByRole('row', { name: /^mf_item/ });
  isUp = false;
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(/What you see is from/);
  expect(screen.getByRole('row', { name: /^mf_item/ })).toBeVisible();
});

test('logging out shows the form again', async () => {
  const { user } = renderConsole('/', {
    ...answersFor(buildPackage()),
    ...loggedIn(),
    'POST console/session/end': { access: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(screen.getByLabelText('Token')).toBeVisible());
});

test('a page that is opened by a link begins at its heading', async () => {
  const { user } = renderConsole('/', { ...answersFor(buildPackage()), ...loggedIn() });
  const row = await screen.findByRole('row', { name: /^mf_item/ });
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  await user.click(within(row).getByRole('link', { name: 'mf_item' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'mf_item' })).toHaveFocus();
});
