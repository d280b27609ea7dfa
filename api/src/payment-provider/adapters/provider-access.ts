/**
 * A shop's access to a provider. `key` is public; `secret` is sent only to the provider. URLs have no trailing slash.
 */
export interface ProviderAccess {
  api: string;
  script: string;
  key: string;
  secret: string;
}
