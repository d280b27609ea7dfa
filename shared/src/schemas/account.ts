import { z } from 'zod';

/**
 * An account that the person who is logged in may act for (P1 §3 Available corp). `type` 'customer' is switched to by
 * account/setCorp, any other by v1/changeCorpAndTransfer (SES-04, SES-05). The one in use is the session's
 * `user.corp_id`.
 */
export const corpSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  is_institution: z.boolean(),
  company: z.string().describe("the institution's name, '' where it is none"),
  is_personal: z.boolean(),
});
export type Corp = z.infer<typeof corpSchema>;

/** An institution acts for more than one person: its owner decides who they are, a member buys for it. */
export const transferReply = z.object({
  STG: z.string().optional().describe("the version-1 site's handle, where the shop is_v1; kept in the cookie STG"),
});
