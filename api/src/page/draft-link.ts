import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '@bookfront/shared/schemas';
import type { Db } from '../database/open';
import { secretKey } from '../database/secret-key';

/** What a link grants: the draft of one page of one shop, until this time (unix seconds). */
interface DraftGrant {
  shopId: string;
  pageId: string;
  until: number;
}

/** Signs the `draft` value of a page's URL: valid for a day, for anyone who has it. */
export async function signDraft(db: Db, { shopId, pageId, now }: Omit<DraftGrant, 'until'> & { now: number }) {
  const until = now + limits.page.draftHours * 3600;
  return `${until}.${(await signatureOf(db, { shopId, pageId, until })).toString('base64url')}`;
}

/** Whether `text` was signed for this page and has not expired. */
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
