import type { Address } from '@bookfront/shared/schemas';

declare module '@bookfront/shared/contract/remote-props' {
  interface RemoteProps {
    'mf_account/LoginPage': NoProps;
    'mf_account/LoginForm': { returnTo: string; onDone?: () => void };
    /** Makes an address of the book, or changes `address`. `onSaved` gets its id and the book as it is then. */
    'mf_account/AddressForm': {
      address?: Address;
      onSaved: (addressId: string, addresses: Address[]) => void;
      onCancel?: () => void;
    };
    'mf_account/OrderPage': NoProps;
    'mf_account/SignupPage': NoProps;
    'mf_account/VerifyPage': NoProps;
    'mf_account/CreateAccountPage': NoProps;
    'mf_account/AccountCreatedPage': NoProps;
    'mf_account/ForgotPasswordPage': NoProps;
    'mf_account/AccountDetailsPage': NoProps;
    'mf_account/AddressBookPage': NoProps;
    'mf_account/LinkedAccountsPage': NoProps;
    'mf_account/OrdersPage': NoProps;
    'mf_account/OrderCompletePage': NoProps;
    'mf_account/FindOrderPage': NoProps;
    'mf_account/ReportPage': NoProps;
  }
}
