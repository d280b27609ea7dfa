import * as m from '#messages';
import { requireMember } from '../account/require-member';
import type { CallContext } from '../call-context/call-context';
import { write } from '../database/write';
import { CallError } from '../http/failure';
import { replaceSession } from '../session/require-session';

/** Switches to another account in a new session (SPEC-D1). The cart belongs to the person and is kept. */
export async function switchTo(context: CallContext, corpId: string): Promise<void> {
  const { corps } = await requireMember(context);
  if (!corps.some((corp) => corp.id === corpId)) throw new CallError(403, 'wrong_account', m.account_not_yours());
  await write(context.db, (tx) => replaceSession(tx, context, { corp_id: corpId }));
}
