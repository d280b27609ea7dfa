export { AccountCreatedPage } from './account-created-page';
export { CreateAccountPage } from './create-account-page';
export { SignupPage } from './signup-page';
export { VerifyPage } from './verify-page';
