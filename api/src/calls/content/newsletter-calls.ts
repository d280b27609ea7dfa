import type { Handlers } from '../../call-context/call-context';
import { subscribe } from '../../newsletter/subscribe';
import type { Reach } from '../../uploads/fetch-public';

/** `reach`: which addresses of the network may be asked. */
export const newsletterCalls = (reach: Reach | undefined) =>
  ({
    'newsletter/subscribe': (context, payload) => subscribe(context, payload, reach),
  }) satisfies Partial<Handlers>;
