import { Refused } from './refused';

/** 'read' changes nothing; every token may read. */
export const scopes = ['publish', 'canary', 'promote', 'rollback', 'read'] as const;
export type Scope = (typeof scopes)[number];
export const releaseScopes = scopes.filter((scope) => scope !== 'read');

/** What the owner of a token may do; the registry keeps only a hash of the token itself. Times in ms. */
export interface Access {
  /** Names its owner in the history. Of the tokens that are in force, no two have one name. */
  name: string;
  /** An operator may do everything, and makes the other tokens. */
  isOperator: boolean;
  scopes: Scope[];
  packages: string[];
  /** Its canaries reach this shop alone, and it makes nothing live for the others. */
  shop?: string;
  created: number;
  /** Without it the token never expires. */
  expires?: number;
  lastUsed?: number;
  revoked?: number;
}

function requirePackage({ isOperator, packages }: Access, name: string): void {
  if (!isOperator && !packages.includes(name))
    throw new Refused(
      `This token releases ${packages.join(', ')} alone, not ${name}. Ask an operator for a token of ${name}.`,
      403,
    );
}

export function requireScope(access: Access, scope: Scope, name: string): void {
  requirePackage(access, name);
  if (!access.isOperator && !access.scopes.includes(scope))
    throw new Refused(
      `The token ${access.name} is good for ${access.scopes.join(', ')}, not for ${scope}. Ask an operator for one that is.`,
      403,
    );
}

/** Refuses a token that only reads. */
export function requireWriter(access: Access, name: string): void {
  requirePackage(access, name);
  if (!access.isOperator && !access.scopes.some((scope) => scope !== 'read'))
    throw new Refused(`The token ${access.name} only reads. Ask an operator for one that does more.`, 403);
}

/** Refuses what would reach other shops to a token for one shop. */
export function requireAllShops({ name, shop }: Access, what: string): void {
  if (shop !== undefined)
    throw new Refused(`The token ${name} is good for the shop ${shop} alone, and this ${what}. Ask an operator.`, 403);
}
