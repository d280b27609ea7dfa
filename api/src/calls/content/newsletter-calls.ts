import type { Handlers } from '../../call-context/call-context';
import { subscribe } from '../../newsletter/subscribe';
import type { AddressPolicy } from '../../uploads/fetch-public';

/** `isAllowedAddress`: which IP addresses the server may connect to. */
export const newsletterCalls = (isAllowedAddress: AddressPolicy | undefined) =>
  ({
    'newsletter/subscribe': (context, payload) => subscribe(context, payload, isAllowedAddress),
  }) satisfies Partial<Handlers>;
