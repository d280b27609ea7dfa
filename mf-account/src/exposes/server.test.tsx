import type { InlinedAnswer } from '@bookfront/shared/contract';
import { buildCustomer } from '@bookfront/shared/testing';
import { renderOnServer } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { buildAccountUser } from '../testing/build-account-user';
import { buildAddress } from '../testing/build-address';
import { buildOrder } from '../testing/build-order';
import AccountDetailsPage from './account-details-page';
import AddressBookPage from './address-book-page';
import CreateAccountPage from './create-account-page';
import FindOrderPage from './find-order-page';
import ForgotPasswordPage from './forgot-password-page';
import LinkedAccountsPage from './linked-accounts-page';
import LoginPage from './login-page';
import OrderPage from './order-page';
import OrdersPage from './orders-page';
import ReportPage from './report-page';
import SignupPage from './signup-page';
import VerifyPage from './verify-page';

const posted = { call: 'account/create', values: { first_name: 'Ida', email_address: 'ida@example.com' }, fields: {} };
test('a new account’s form that was refused before scripts is drawn with what was typed, for the same address', () => {
  const html = renderOnServer(<CreateAccountPage />, { page: { url: '/account/create', form: posted } });
  expect(html).toContain('action="/do/account/create"');
  expect(html).toMatch(/name="first_name"[^>]*value="Ida"/);
  expect(html).toContain('name="email_address" value="ida@example.com"');
  expect(html).not.toMatch(/type="password"[^>]*value="[^"]/);
});

test.each<[string, ReactNode, InlinedAnswer, string[]]>([
  ...['email', 'password'].map((name): [string, ReactNode, InlinedAnswer, string[]] => [
    `/account/details?change=${name}`,
    <AccountDetailsPage key="" />,
    [['account/getDetails', {}], { user: buildAccountUser() }],
    ['open=""', 'action="/do/account/modify"', `value="/account/details?change=${name}"`],
  ]),
  [
    '/account/details?change=delete',
    <AccountDetailsPage key="" />,
    [['account/getDetails', {}], { user: buildAccountUser() }],
    ['open=""', 'action="/do/account/delete"', 'name="next" value="/"'],
  ],
  [
    '/account/addresses?add=',
    <AddressBookPage key="" />,
    [['address/getList', {}], { addresses: [buildAddress()] }],
    ['open=""', 'action="/do/address/create"', 'name="next" value="/account/addresses"'],
  ],
])('the edge draws the dialog that %s opens, with a form that needs no script', async (url, page, answer, parts) => {
  await Promise.all([import('../details/details-dialogs'), import('../address-book/address-dialogs')]);
  const html = renderOnServer(page, { page: { url, session: buildCustomer(), queries: [answer] } });
  for (const part of parts) expect(html).toContain(part);
  expect(html).toContain(`name="session_id" value="${buildCustomer().session_id}"`);
  expect(html).not.toContain(' style=');
});

test.each<[string, ReactNode, string]>([
  ['/account/login', <LoginPage key="" />, 'action="/do/account/login"'],
  ['/account/signup', <SignupPage key="" />, 'Create an Account</h1>'],
  ['/account/verify', <VerifyPage key="" />, 'A verification email was sent.'],
  ['/account/forgot', <ForgotPasswordPage key="" />, 'action="/do/account/emailPasswordToken"'],
  ['/account/forgot?token=t', <ForgotPasswordPage key="" />, 'action="/do/account/resetPassword"'],
  ['/account/find-order', <FindOrderPage key="" />, 'action="/do/order/findByEmail"'],
  ['/account/create', <CreateAccountPage key="" />, 'Account Details</h1>'],
  ['/account/create?token=t', <CreateAccountPage key="" />, 'name="first_name"'],
  ['/account/order/100001', <OrderPage key="" />, 'action="/do/account/login"'],
  ['/pdf/12', <ReportPage key="" />, 'Waiting'],
])('the edge can draw %s for a guest, with forms that need no script', (url, page, part) => {
  const html = renderOnServer(page, { page: { url } });
  expect(html).toContain(part);
  expect(html).not.toContain(' style=');
});

const school = {
  id: 'c2',
  name: 'Ruth Okafor',
  company: 'Hillside School',
  is_personal: false,
  is_institution: true,
};
const history = { rows: [buildOrder()], rowcount: 1, row_count: 1, years: [2026] };
test.each<[string, ReactNode, InlinedAnswer, string, string?]>([
  [
    '/account/details',
    <AccountDetailsPage key="" />,
    [['account/getDetails', {}], { user: buildAccountUser() }],
    'value="Okafor"',
  ],
  [
    '/account/addresses',
    <AddressBookPage key="" />,
    [['address/getList', {}], { addresses: [buildAddress()] }],
    '9 Marine Drive',
  ],
  [
    '/account/orders?year=2026',
    <OrdersPage key="" />,
    [['order/getList', { offset: '0', limit: '26', year: '2026' }], history],
    'Order #100001',
  ],
  [
    '/account/order/100001',
    <OrderPage key="" />,
    [['order/get', { order_id: '100001' }], buildOrder()],
    'Order #100001</h1>',
    '/account/order/:id',
  ],
  [
    '/account/link',
    <LinkedAccountsPage key="" />,
    [['account/getAvailableCorps', {}], { corps: [school] }],
    'Hillside School',
  ],
])('the edge can draw %s with the visitor’s own answers', (url, page, answer, part, path = '*') => {
  const html = renderOnServer(page, { path, page: { url, session: buildCustomer(), queries: [answer] } });
  expect(html).toContain(part);
  expect(html).not.toContain(' style=');
});
