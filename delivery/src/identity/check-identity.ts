import { createHash } from 'node:crypto';
import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { Refused } from '../registry/refused';
import type { Registry } from '../registry/registry';
import type { Trust } from '../registry/trust';
import { createSigningKeys } from './signing-keys';

const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const maxAgeSeconds = 900;
const toleranceSeconds = 30;

/**
 * Finds the trust that a build server's identity token is good for, and the token's subject. Each identity token is good
 * once. Only the issuers that an operator trusts are ever asked for keys. Throws Refused.
 */
export function createIdentityCheck(registry: Registry, keysOf = createSigningKeys()) {
  return async (identityToken: string) => {
    const trusts = await trustsOf(registry, identityToken);
    const issuer = trusts[0]?.issuer ?? '';
    const payload = await verified(identityToken, trusts, await askKeys(keysOf, issuer));
    const trust = trusts.find((one) => matches(one, payload));
    if (!trust) throw new Refused(`No trust of this shop matches the token of ${issuer}: its audience or claims.`, 403);
    const until = ((payload.exp ?? 0) + toleranceSeconds) * 1000;
    const isFirst = await registry.useIdentity(createHash('sha256').update(identityToken).digest('base64url'), until);
    if (!isFirst)
      throw new Refused('This identity token was exchanged already. Ask the build server for another.', 403);
    return { trust, subject: payload.sub ?? '' };
  };
}

async function trustsOf(registry: Registry, identityToken: string): Promise<Trust[]> {
  const { iss } = decoded(identityToken);
  const trusts = (await registry.trusts()).filter(({ issuer }) => issuer === iss);
  if (trusts.length === 0) throw new Refused('This shop does not trust the issuer of this token.', 403);
  return trusts;
}

function decoded(identityToken: string): JWTPayload {
  try {
    return decodeJwt(identityToken);
  } catch {
    throw new Refused('This is no identity token (a signed JWT).', 400);
  }
}

async function askKeys(keysOf: ReturnType<typeof createSigningKeys>, issuer: string): Promise<JWTVerifyGetKey> {
  try {
    return await keysOf(issuer);
  } catch (error) {
    throw new Refused(`${issuer} could not be asked for its keys: ${(error as Error).message}`, 503);
  }
}

async function verified(identityToken: string, trusts: Trust[], keys: JWTVerifyGetKey): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(identityToken, keys, {
      issuer: trusts[0]?.issuer ?? '',
      audience: trusts.map(({ audience }) => audience),
      algorithms,
      maxTokenAge: maxAgeSeconds,
      clockTolerance: toleranceSeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError)
      throw new Refused(`The identity token is not accepted: ${error.message}`, 403);
    throw new Refused(`The issuer's keys could not be read: ${(error as Error).message}`, 503);
  }
}

/** A claim counts only as text: a list or an object is another claim. */
const matches = ({ audience, claims }: Trust, payload: JWTPayload): boolean =>
  [payload.aud].flat().includes(audience) && Object.entries(claims).every(([name, value]) => payload[name] === value);
