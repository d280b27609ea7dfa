import type { Configuration } from '../configuration/configuration';
import { frozenUntil } from '../registry/freezes';
import { Refused } from '../registry/refused';

/** The reason that the history gets: what is done in a freeze names it. Refuses what isn't forced there. */
export function reasonInFreeze({ freezes }: Configuration, reason: string, isForced: boolean): string {
  const until = frozenUntil(freezes, Date.now());
  if (until === undefined) return reason;
  if (!isForced)
    throw new Refused(
      `Nothing new reaches shoppers until ${new Date(until).toISOString()}: it is a freeze. A rollback is possible; if it must be, repeat with --force and --reason.`,
    );
  if (!reason) throw new Refused('In a freeze, --force needs a reason: --reason "…"', 422);
  return `in spite of the freeze: ${reason}`;
}
