import { valid } from 'semver';
import { z } from 'zod';

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
const reason = z.string().max(300).default('');

export const payloads = {
  canary: z.object({
    package: name,
    version,
    to: share,
    steps: z.array(share).max(20).optional(),
    soakMs: z
      .number()
      .int()
      .min(0)
      .max(30 * 24 * 3600_000)
      .optional(),
    only: z
      .union([z.literal('logged-in'), z.literal('guests'), z.templateLiteral(['shop=', z.string().min(1).max(64)])])
      .optional(),
    reason,
  }),
  promote: z.object({ package: name, version: version.optional(), reason }),
  pause: z.object({ package: name, reason }),
  rollback: z.object({ package: name, reason }),
  pin: z.object({ package: name, version }),
  dev: z.object({ package: name, port: z.number().int().min(1024).max(65535) }),
  token: z.object({ package: name }),
  prune: z.object({ package: name }),
};
