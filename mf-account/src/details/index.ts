export { AccountDetailsPage } from './account-details-page';
