import type { AudiobookPartner } from '../audiobooks/find-audiobooks';
import type { Handlers } from '../call-context/call-context';
import type { EventViews } from '../event/event-views';
import type { Reports } from '../report/reports';
import type { AddressPolicy } from '../uploads/fetch-public';
import type { FileReader, RowReader } from '../uploads/read-in-process';
import { accountCalls } from './account/account-calls';
import { accountChangeCalls } from './account/account-change-calls';
import { addressCalls } from './account/address-calls';
import { orderCalls } from './account/order-calls';
import { sessionCalls } from './account/session-calls';
import { browseCalls } from './catalogue/browse-calls';
import { listImportCalls } from './catalogue/list-import-calls';
import { registryCalls } from './catalogue/registry-calls';
import { titleCalls } from './catalogue/title-calls';
import { titlelistCalls } from './catalogue/titlelist-calls';
import { uploadCalls } from './catalogue/upload-calls';
import { cartCalls } from './checkout/cart-calls';
import { cartImportCalls } from './checkout/cart-import-calls';
import { checkoutCalls } from './checkout/checkout-calls';
import { deliveryCalls } from './checkout/delivery-calls';
import { giftCardCalls } from './checkout/gift-card-calls';
import { paymentCalls } from './checkout/payment-calls';
import { promoCalls } from './checkout/promo-calls';
import { eventCalls } from './content/event-calls';
import { featureCalls } from './content/feature-calls';
import { newsletterCalls } from './content/newsletter-calls';
import { pageCalls } from './content/page-calls';
import { captchaCalls } from './shop/captcha-calls';
import { logCalls } from './shop/log-calls';
import { placeCalls } from './shop/place-calls';
import { storeCalls } from './shop/store-calls';
import { webstoreCalls } from './shop/webstore-calls';

/** Services that handlers depend on. `folder`: uploaded files until they are read. */
export interface HandlerServices {
  audiobooks: AudiobookPartner;
  folder: string;
  reader: FileReader;
  rowReader: RowReader;
  isAllowedAddress: AddressPolicy | undefined;
  views: EventViews;
  reports: Reports;
}

/** A handler for every call in the shared schemas. */
export const handlersOf = ({
  audiobooks,
  folder,
  reader,
  rowReader,
  isAllowedAddress,
  views,
  reports,
}: HandlerServices): Handlers => ({
  ...storeCalls,
  ...webstoreCalls,
  ...placeCalls,
  ...logCalls,
  ...captchaCalls,
  ...sessionCalls,
  ...accountCalls,
  ...accountChangeCalls(reports),
  ...addressCalls,
  ...orderCalls(reports),
  ...browseCalls,
  ...uploadCalls({ folder, read: reader, isAllowedAddress }),
  ...titleCalls(audiobooks),
  ...titlelistCalls,
  ...pageCalls,
  ...eventCalls(views),
  ...featureCalls(reports),
  ...newsletterCalls(isAllowedAddress),
  ...listImportCalls(reader),
  ...registryCalls,
  ...cartCalls,
  ...cartImportCalls(rowReader),
  ...deliveryCalls,
  ...promoCalls,
  ...giftCardCalls,
  ...checkoutCalls,
  ...paymentCalls,
});
