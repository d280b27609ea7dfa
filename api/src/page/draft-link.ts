import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '@bookfront/shared/schemas';
import type { Db } from '../database/open';
import { secretKey } from '../database/secret-key';

/** What a link to a draft is good for: one page of one shop, until then (unix seconds). */
interface DraftGrant {
  shopId: string;
  pageId: string;
  until: number;
}

/** The value of `draft` in the address of a page: good for a day, whoever has it. */
export async function signDraft(db: Db, { shopId, pageId, now }: Omit<DraftGrant, 'until'> & { now: number }) {
  const until = now + limits.page.draftHours * 3600;
  return `${until}.${(await signatureOf(db, { shopId, pageId, until })).toString('base64url')}`;
}

/** Whether `text` was signed here for this page and has not run out. */
export async function isDraftLink(
  db: Db,
  { shopId, pageId, now }: Omit<DraftGrant, 'until'> & { now: number },
  text: string,
): Promise<boolean> {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(text) ?? [];
  if (until === undefined || signature === undefined || Number(until) <= now) return false;
  const expected = await signatureOf(db, { shopId, pageId, until: Number(until) });
  return timingSafeEqual(Buffer.from(signature, 'base64url'), expected);
}

async function signatureOf(db: Db, grant: DraftGrant): Promise<Buffer> {
  const key = await secretKey(db, 'draft-key');
  return createHmac('sha256', key)
    .update(JSON.stringify([grant.shopId, grant.pageId, grant.until]))
    .digest();
}
