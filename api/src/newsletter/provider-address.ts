import { type AddressPolicy, isPublicAddress } from '../uploads/fetch-public';

/** The URL that a newsletter's form is sent to, and the IP addresses that this request may connect to. */
export interface ProviderEndpoint {
  url: URL;
  isAllowedAddress: AddressPolicy;
  isSandbox: boolean;
}

/**
 * Mailchimp's embedded form posts to `…/post`, whose twin `…/post-json` replies in JSON. A path means this machine's
 * sandbox (`sandbox`: its origin, '' for none), the only address inside the network that is allowed. Undefined if the
 * URL is not allowed.
 */
export function providerAddress(
  action: string,
  sandbox: string,
  isAllowedAddress: AddressPolicy = isPublicAddress,
): ProviderEndpoint | undefined {
  if (action.startsWith('/') && sandbox === '') return undefined;
  if (!URL.canParse(action, sandbox === '' ? undefined : sandbox)) return undefined;
  const url = new URL(action, sandbox === '' ? undefined : sandbox);
  url.pathname = url.pathname.replace(/\/post$/, '/post-json');
  const isSandbox = sandbox !== '' && url.origin === new URL(sandbox).origin;
  if (!isSandbox && url.protocol !== 'https:') return undefined;
  return { url, isSandbox, isAllowedAddress: isSandbox ? onlySandbox(url) : isAllowedAddress };
}

const onlySandbox =
  (url: URL): AddressPolicy =>
  (address, port) =>
    port === Number(url.port) && (address === '127.0.0.1' || address === '::1');
