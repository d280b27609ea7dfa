import { lifecyclesOf } from '@bookfront/shared/stand-alone';
import { lazy } from 'react';

// the chunks have the names that the container gives its exposes: a page is loaded from one file either way
export const { bootstrap, mount, unmount, update } = lifecyclesOf({
  'mf_account/LoginPage': lazy(() => import(/* webpackChunkName: "__federation_expose_LoginPage" */ './login-page')),
  'mf_account/SignupPage': lazy(() => import(/* webpackChunkName: "__federation_expose_SignupPage" */ './signup-page')),
  'mf_account/VerifyPage': lazy(() => import(/* webpackChunkName: "__federation_expose_VerifyPage" */ './verify-page')),
  'mf_account/CreateAccountPage': lazy(
    () => import(/* webpackChunkName: "__federation_expose_CreateAccountPage" */ './create-account-page'),
  ),
  'mf_account/AccountCreatedPage': lazy(
    () => import(/* webpackChunkName: "__federation_expose_AccountCreatedPage" */ './account-created-page'),
  ),
  'mf_account/ForgotPasswordPage': lazy(
    () => import(/* webpackChunkName: "__federation_expose_ForgotPasswordPage" */ './forgot-password-page'),
  ),
  'mf_account/AccountDetailsPage': lazy(
    () => import(/* webpackChunkName: "__federation_expose_AccountDetailsPage" */ './account-details-page'),
  ),
  'mf_account/AddressBookPage': lazy(
    () => import(/* webpackChunkName: "__federation_expose_AddressBookPage" */ './address-book-page'),
  ),
  'mf_account/LinkedAccountsPage': lazy(
    () => import(/* webpackChunkName: "__federation_expose_LinkedAccountsPage" */ './linked-accounts-page'),
  ),
  'mf_account/OrdersPage': lazy(() => import(/* webpackChunkName: "__federation_expose_OrdersPage" */ './orders-page')),
  'mf_account/OrderPage': lazy(() => import(/* webpackChunkName: "__federation_expose_OrderPage" */ './order-page')),
  'mf_account/OrderCompletePage': lazy(
    () => import(/* webpackChunkName: "__federation_expose_OrderCompletePage" */ './order-complete-page'),
  ),
  'mf_account/FindOrderPage': lazy(
    () => import(/* webpackChunkName: "__federation_expose_FindOrderPage" */ './find-order-page'),
  ),
  'mf_account/ReportPage': lazy(() => import(/* webpackChunkName: "__federation_expose_ReportPage" */ './report-page')),
});
