/**
 * How a shop reaches a provider. `key` is public, `secret` never leaves this process but for the provider. Addresses
 * are without a slash at their end.
 */
export interface ProviderAccess {
  api: string;
  script: string;
  key: string;
  secret: string;
}
