export { AccountNote } from './account-note';
export { GiftCardDialog } from './gift-card-dialog';
