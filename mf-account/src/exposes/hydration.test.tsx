/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import type { InlinedAnswer } from '@bookfront/shared/contract';
import { answerCalls, buildCustomer, buildSession } from '@bookfront/shared/testing';
import { hydrate } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { buildAccountUser } from '../testing/build-account-user';
import { buildAddress } from '../testing/build-address';
import { buildOrder } from '../testing/build-order';
import { places } from '../testing/places';
import AccountDetailsPage from './account-details-page';
import AddressBookPage from './address-book-page';
import CreateAccountPage from './create-account-page';
import FindOrderPage from './find-order-page';
import ForgotPasswordPage from './forgot-password-page';
import LinkedAccountsPage from './linked-accounts-page';
import OrderCompletePage from './order-complete-page';
import OrderPage from './order-page';
import OrdersPage from './orders-page';
import ReportPage from './report-page';
import SignupPage from './signup-page';
import VerifyPage from './verify-page';

const history = { rows: [buildOrder()], rowcount: 1, row_count: 1, years: [2026] };
const answers: InlinedAnswer[] = [
  [['account/getDetails', {}], { user: buildAccountUser() }],
  [['address/getList', {}], { addresses: [buildAddress()] }],
  [['order/getList', { offset: '0', limit: '26' }], history],
  [['order/get', { order_id: '' }], buildOrder()],
  [['account/getAvailableCorps', {}], { corps: [] }],
];

test.each<[string, ReactNode, boolean]>([
  ['/account/signup', <SignupPage key="" />, false],
  ['/account/verify', <VerifyPage key="" />, false],
  ['/account/forgot', <ForgotPasswordPage key="" />, false],
  ['/account/find-order', <FindOrderPage key="" />, false],
  ['/account/details', <AccountDetailsPage key="" />, true],
  ['/account/addresses', <AddressBookPage key="" />, true],
  ['/account/orders', <OrdersPage key="" />, true],
  ['/account/order/100001', <OrderPage key="" />, true],
  ['/account/order/100001', <OrderPage key="" />, false],
  ['/account/link', <LinkedAccountsPage key="" />, true],
  ['/account/complete', <OrderCompletePage key="" />, true],
  ['/account/create', <CreateAccountPage key="" />, false],
  ['/account/create?token=t', <CreateAccountPage key="" />, false],
  ['/pdf/12', <ReportPage key="" />, false],
])('%s hydrates without an error', async (url, page, isMember) => {
  answerCalls(places);
  sessionStorage.setItem('bookfront-sign-up-email', 'ruth@example.com');
  const session = isMember ? buildCustomer() : buildSession();
  const { errors } = await hydrate(page, { page: { url, session, queries: isMember ? answers : [] } });
  expect(errors).toEqual([]);
});
