export { BuyAgain } from './buy-again';
export { DownloadExcel } from './download-excel';
export { OrderActions } from './order-actions';
export { OrderCompletePage } from './order-complete-page';
export { statusText } from './order-texts';
