/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import type { InlinedAnswer } from '@bookfront/shared/contract';
import { answerCalls, buildCustomer, buildSession } from '@bookfront/shared/testing';
import { hydrate, renderOnServer } from '@bookfront/shared/testing/both-renders';
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
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

test.each<[string, ReactNode, string]>([
  ['/account/details?change=email', <AccountDetailsPage key="" />, 'Change Email Address'],
  ['/account/details?change=password', <AccountDetailsPage key="" />, 'Change Password'],
  ['/account/details?change=delete', <AccountDetailsPage key="" />, 'Delete Account'],
  ['/account/addresses?add=', <AddressBookPage key="" />, 'Add Address'],
  ['/account/addresses?edit=a1', <AddressBookPage key="" />, 'Edit Address'],
  ['/account/addresses?delete=a1', <AddressBookPage key="" />, 'Delete Address'],
])('the dialog that %s opens hydrates without an error', async (url, page, title) => {
  answerCalls(places);
  const options = { page: { url, session: buildCustomer(), queries: answers } };
  // the server has the dialog's code before it draws a page
  await waitFor(() => expect(renderOnServer(page, options)).toContain('<dialog'));
  const { errors, place } = await hydrate(page, options);
  expect(errors).toEqual([]);
  expect([...place.querySelectorAll('dialog h2')].map((heading) => heading.textContent)).toEqual([title]);
  place.remove();
});

test.each<[string, ReactNode]>([
  ['/account/details?change=', <AccountDetailsPage key="" />],
  ['/account/details?change=__proto__', <AccountDetailsPage key="" />],
  ['/account/details?change=nope&change=email', <AccountDetailsPage key="" />],
  ['/account/details?add=', <AccountDetailsPage key="" />],
  ['/account/addresses?edit=nope', <AddressBookPage key="" />],
  ['/account/addresses?delete=0', <AddressBookPage key="" />],
  ['/account/addresses?change=email', <AddressBookPage key="" />],
  ['/account/orders?change=email', <OrdersPage key="" />],
  ['/account/link?change=delete', <LinkedAccountsPage key="" />],
])('%s hydrates without an error, and opens nothing', async (url, page) => {
  answerCalls(places);
  const { errors, place } = await hydrate(page, { page: { url, session: buildCustomer(), queries: answers } });
  expect(errors).toEqual([]);
  expect(place.querySelector('dialog')).toBeNull();
  place.remove();
});

test('a newsletter choice that was made before scripts is saved', async () => {
  const made = answerCalls({ ...places, 'account/setNewsletterConsent': { user: buildAccountUser() } });
  const options = { page: { url: '/account/details', session: buildCustomer(), queries: answers } };
  const check = (place: HTMLElement) =>
    place.querySelector<HTMLInputElement>('[type="checkbox"][name="consent"]')?.click();
  const { place } = await hydrate(<AccountDetailsPage key="" />, options, check);
  await waitFor(() => expect(made.map(({ name }) => name)).toContain('account/setNewsletterConsent'));
  place.remove();
});

test('a year that was chosen in the history before scripts leads to its orders, with what was typed', async () => {
  const made = answerCalls({ 'order/getList': history });
  const options = { page: { url: '/account/orders', session: buildCustomer(), queries: answers } };
  const { place } = await hydrate(<OrdersPage key="" />, options, (page) => {
    Object.assign(page.querySelector('[name="term"]') ?? {}, { value: 'emma' });
    Object.assign(page.querySelector('[name="year"]') ?? {}, { value: '2026' });
  });
  const asked = { name: 'order/getList', payload: expect.objectContaining({ year: '2026', term: 'emma' }) };
  await waitFor(() => expect(made).toContainEqual(asked));
  expect(place.querySelector('[name="term"]')).toHaveValue('emma');
  place.remove();
});
