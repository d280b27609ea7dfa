export { LinkedAccountsPage } from './linked-accounts-page';
