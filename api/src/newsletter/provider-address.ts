import { isPublic, type Reach } from '../uploads/fetch-public';

/** Where a newsletter's form is sent, and which addresses of the network that may reach. */
export interface ProviderAddress {
  url: URL;
  reach: Reach;
  isSandbox: boolean;
}

/**
 * Mailchimp's embedded form posts to `…/post` and has a twin at `…/post-json` that answers JSON. A path is of this
 * machine's sandbox (`sandbox`: its origin, '' for none), which is the one address within the network that may be asked.
 * Undefined where the address can't be asked from here.
 */
export function providerAddress(action: string, sandbox: string, reach: Reach = isPublic): ProviderAddress | undefined {
  if (action.startsWith('/') && sandbox === '') return undefined;
  if (!URL.canParse(action, sandbox === '' ? undefined : sandbox)) return undefined;
  const url = new URL(action, sandbox === '' ? undefined : sandbox);
  url.pathname = url.pathname.replace(/\/post$/, '/post-json');
  const isSandbox = sandbox !== '' && url.origin === new URL(sandbox).origin;
  if (!isSandbox && url.protocol !== 'https:') return undefined;
  return { url, isSandbox, reach: isSandbox ? onlySandbox(url) : reach };
}

const onlySandbox =
  (url: URL): Reach =>
  (address, port) =>
    port === Number(url.port) && (address === '127.0.0.1' || address === '::1');
