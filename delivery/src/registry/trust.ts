import type { Scope } from './access';

/**
 * A build server whose identity tokens (OpenID Connect) are exchanged for release tokens. A token is accepted if its
 * issuer and audience are these and it has each of these claims.
 */
export interface Trust {
  name: string;
  issuer: string;
  audience: string;
  claims: Record<string, string>;
  packages: string[];
  scopes: Scope[];
  shop?: string;
  /** How long a release token is good for. */
  minutes: number;
  created: number;
}
