import { createContext, useContext } from 'react';
import type { TokenStatus } from '../../src/operations/access/tokens';
import type { Scope } from '../../src/registry/access';

/** The token behind the session. */
export const AccessContext = createContext<TokenStatus | undefined>(undefined);

export function useAccess(): TokenStatus {
  const access = useContext(AccessContext);
  if (!access) throw new Error('only shown with a session');
  return access;
}

/** Whether to offer a command. The edge decides again when it is sent. */
export function isAllowed({ isOperator, scopes, packages, shop }: TokenStatus, scope: Scope, name: string): boolean {
  if (isOperator) return true;
  // what a promotion changes reaches every shop
  if (scope === 'promote' && shop !== undefined) return false;
  return packages.includes(name) && scopes.includes(scope);
}

export const isWriter = ({ isOperator, scopes, packages }: TokenStatus, name: string): boolean =>
  isOperator || (packages.includes(name) && scopes.some((scope) => scope !== 'read'));

/** 'operator', or 'cart-team (canary, rollback of mf_cart_checkout)'. */
export function describeToken({ name, isOperator, scopes, packages, shop }: TokenStatus): string {
  if (isOperator) return name;
  const where = shop === undefined ? '' : ` for ${shop}`;
  return scopes.every((scope) => scope === 'read')
    ? `${name} (reads only)`
    : `${name} (${scopes.join(', ')} of ${packages.join(', ')}${where})`;
}
