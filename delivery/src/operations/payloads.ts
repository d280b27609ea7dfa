import { valid } from 'semver';
import { z } from 'zod';
import { isSafeAddress } from '../identity';
import { scopes } from '../registry/access';
import { operatorName } from './access/tokens';

/** 'mf-item' and 'mf_item' both name the package. */
const name = z
  .string()
  .max(60)
  .transform((text) => text.replaceAll('-', '_'))
  .refine((text) => /^(shell|mf_[a-z][a-z0-9_]*)$/.test(text), 'is no package');
const version = z
  .string()
  .max(80)
  .refine((text) => valid(text) !== null, 'is no version');
const share = z.number().min(0).max(100);
const bytes = z.number().int().min(1000).max(40_000_000);
const reason = z.string().max(300).default('');
/** Does it in a freeze too. */
const force = z.boolean().default(false);

/** Names that the history gives to the edge's own changes, and the operator's. */
const reservedNames = ['guard', 'start', operatorName];
const tokenName = z
  .string()
  .regex(/^[\w.@-]{1,60}$/, 'is no name for a token (letters, digits, . @ - and _)')
  .refine((text) => !reservedNames.includes(text), 'is taken by the edge itself');

/** The calls about tokens, which are an operator's. */
export const tokenPayloads = {
  create: z.object({
    name: tokenName,
    packages: z.array(name).min(1).max(20),
    scopes: z.array(z.enum(scopes, `is none of ${scopes.join(', ')}`)).min(1),
    shop: z.string().min(1).max(64).optional(),
    days: z.number().int().min(1).max(366),
  }),
  /** A build's token has its subject in its name. */
  revoke: z.object({ name: z.string().max(300) }),
};

/** An issuer is asked for its keys: over https, or on this machine. */
const issuer = z
  .url()
  .max(300)
  .refine((text) => isSafeAddress(text), 'must be an https address');

/** The calls about build servers: who is trusted is an operator's business, the exchange is their builds'. */
export const trustPayloads = {
  add: z.object({
    ...{ name: tokenName, issuer, audience: z.string().min(1).max(300) },
    claims: z
      .record(z.string().min(1).max(100), z.string().min(1).max(300))
      .refine((claims) => Object.keys(claims).length > 0, 'must name one at least, such as repository=acme/reviews'),
    packages: tokenPayloads.create.shape.packages,
    scopes: tokenPayloads.create.shape.scopes,
    shop: tokenPayloads.create.shape.shop,
    minutes: z.number().int().min(5).max(720),
  }),
  remove: z.object({ name: z.string().max(80) }),
  exchange: z.object({ token: z.string().min(1).max(12_000) }),
};

export const payloads = {
  canary: z.object({
    package: name,
    version,
    to: share,
    steps: z.array(share).max(20).refine(isAscending, 'must rise: 5,25,100').optional(),
    soakMs: z
      .number()
      .int()
      .min(0)
      .max(30 * 24 * 3600_000)
      .optional(),
    deadlineMs: z
      .number()
      .int()
      .min(3600_000)
      .max(60 * 24 * 3600_000)
      .optional(),
    only: z
      .union([z.literal('logged-in'), z.literal('guests'), z.templateLiteral(['shop=', z.string().min(1).max(64)])], {
        error: 'takes one audience: logged-in, guests or shop=<name>',
      })
      .optional(),
    /** Canaries of one group divide the visitors alike. */
    group: z
      .string()
      .regex(/^[\w.-]{1,60}$/)
      .optional(),
    reason,
    force,
  }),
  promote: z.object({ package: name, version: version.optional(), reason, force }),
  pause: z.object({ package: name, reason }),
  resume: z.object({ package: name, reason }),
  rollback: z.object({ package: name, version: version.optional(), reason }),
  /** `host`: the shop's; else the one that was asked. */
  pin: z.object({ package: name, version, host: z.string().max(260).optional() }),
  dev: z.object({ package: name, port: z.number().int().min(1024).max(65535) }),
  prune: z.object({ package: name }),
  budget: z.object({ package: name, scripts: bytes.optional(), others: bytes.optional() }),
};

function isAscending(steps: number[]): boolean {
  return steps.every((step, at) => at === 0 || step > (steps[at - 1] ?? 0));
}
