import type { PaymentModule } from '@bookfront/shared/schemas';
import type { Order } from '../../order';

export interface ModuleProps {
  order: Order;
  /** Where the provider's script or frame comes from, and under which public id. */
  provider: PaymentModule;
  /** Asks for `provider` anew, where its token may be used up. */
  renew: () => void;
  /** A payment in a dialog opens its dialog with the page. */
  autoOpen: boolean;
}
