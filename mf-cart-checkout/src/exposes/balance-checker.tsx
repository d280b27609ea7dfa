import type { RemoteComponent } from '@bookfront/shared/contract';
import { BalanceChecker } from '../gift-cards/balance-checker';

export default BalanceChecker satisfies RemoteComponent<'mf_cart_checkout/BalanceChecker'>;
