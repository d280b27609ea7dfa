import type { Shop } from '../shop/shop';
import type { ProviderConfig } from '../shop/shop-document';
import { chaseProvider } from './adapters/chase';
import { clearentProvider } from './adapters/clearent';
import { globalProvider } from './adapters/global';
import { paypalProvider } from './adapters/paypal';
import type { ProviderAccess } from './adapters/provider-access';
import { type CardProvider, isProvider, type PaymentProvider, type ProviderName } from './contract/provider';

/**
 * Where providers and secrets are found. `sandbox` '': no sandbox is running. `browser`: the sandbox's URL for
 * shoppers.
 */
export interface PaymentEnvironment {
  sandbox: string;
  browser: string;
  secret: (name: string) => string | undefined;
}
export const noSandbox: PaymentEnvironment = { sandbox: '', browser: '', secret: () => undefined };

/** Reads PAYMENT_SANDBOX, PAYMENT_SANDBOX_PUBLIC and the secrets that shops' documents name. */
export function paymentEnvironment(env: Readonly<Record<string, string | undefined>>): PaymentEnvironment {
  const sandbox = (env.PAYMENT_SANDBOX ?? '').replace(/\/$/, '');
  const browser = (env.PAYMENT_SANDBOX_PUBLIC ?? sandbox.replace('//127.0.0.1', '//localhost')).replace(/\/$/, '');
  return { sandbox, browser, secret: (name) => env[name] };
}

interface ProviderKind {
  make: (access: ProviderAccess) => PaymentProvider;
  /** The default public key, from the settings that browsers get; '' if the shop has none. */
  defaultKey?: (settings: Shop['settings']) => string;
  live: Pick<ProviderAccess, 'api' | 'script'>;
  /** Paths in the sandbox. */
  sandbox: Pick<ProviderAccess, 'api' | 'script'>;
}
const globalApi = 'https://apis.globalpay.com/ucp';

const kinds: Record<ProviderName, ProviderKind> = {
  paypal: {
    make: paypalProvider,
    defaultKey: ({ checkout_info }) => checkout_info.paypal_id,
    live: { api: 'https://api-m.paypal.com', script: 'https://www.paypal.com/sdk/js' },
    sandbox: { api: '/paypal', script: '/paypal/sdk.js' },
  },
  clearent: {
    make: clearentProvider,
    live: { api: 'https://gateway.clearent.net', script: 'https://gateway.clearent.net/js-sdk/js/clearent-host.js' },
    sandbox: { api: '/clearent', script: '/clearent/widget.js' },
  },
  chase: {
    make: chaseProvider,
    live: {
      api: 'https://www.chasepaymentechhostedpay.com/hpf/1_1',
      script: 'https://www.chasepaymentechhostedpay.com/hpf/1_1/iframeprocessor.php',
    },
    sandbox: { api: '/chase', script: '/chase/frame' },
  },
  global: {
    make: globalProvider,
    live: { api: globalApi, script: 'https://js.globalpay.com/v1/globalpayments.js' },
    sandbox: { api: '/global', script: '/global/fields.js' },
  },
  credit_card: { make: globalProvider, live: { api: globalApi, script: '' }, sandbox: { api: '/global', script: '' } },
};

/** The shop that takes a payment. A release test (`isTest`) reaches no provider but the sandbox. */
export interface PaymentScope {
  shop: Pick<Shop, 'back_office' | 'settings'>;
  payments: PaymentEnvironment;
  isTest: boolean;
}

/** The shop's provider for a choice; undefined if it has none or none is reachable. */
export function providerOf(payer: PaymentScope, choice: string): PaymentProvider | undefined {
  const config = isProvider(choice) ? payer.shop.back_office.payments[choice] : undefined;
  const access = config && isProvider(choice) ? accessOf(payer, config, kinds[choice]) : undefined;
  return access && isProvider(choice) ? kinds[choice].make(access) : undefined;
}

export function cardProviderOf(payer: PaymentScope): CardProvider | undefined {
  const config = payer.shop.back_office.payments.credit_card;
  const access = config && accessOf(payer, config, kinds.credit_card);
  return access && globalProvider(access);
}

/** Origins that the browser loads the providers' scripts and frames from. */
export function originsOf(payer: PaymentScope): string[] {
  const { pickup, ship } = payer.shop.back_office.payments.choices;
  const addresses = [...pickup, ...ship].map((choice) => providerOf(payer, choice)?.module.address ?? '');
  const origins = addresses.filter((address) => address !== '').map((address) => new URL(address).origin);
  const isPaypal = origins.includes('https://www.paypal.com');
  return [...new Set([...origins, ...(isPaypal ? ['https://*.paypal.com', 'https://*.paypalobjects.com'] : [])])];
}

function accessOf(
  { payments, isTest, shop }: PaymentScope,
  config: ProviderConfig,
  { defaultKey, live, sandbox }: ProviderKind,
): ProviderAccess | undefined {
  const key = config.key || defaultKey?.(shop.settings) || 'sandbox';
  if (config.mode === 'sandbox' || isTest) {
    if (payments.sandbox === '') return undefined;
    return {
      key,
      secret: 'sandbox',
      api: `${payments.sandbox}${sandbox.api}`,
      script: `${payments.browser}${sandbox.script}`,
    };
  }
  const secret = config.secret_env ? payments.secret(config.secret_env) : undefined;
  if (secret === undefined) return undefined;
  const { api = live.api, script = live.script } = config;
  return { key, secret, api: api.replace(/\/$/, ''), script };
}
