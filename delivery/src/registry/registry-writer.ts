import type { Current } from './current';
import type { Moment } from './moves';
import { Refused } from './refused';
import type { Registry } from './registry';
import type { Revision, RolloutState } from './state';

export type Entry = Pick<Revision, 'action' | 'name' | 'version' | 'by' | 'reason'>;
/** Throws Refused. */
export type Move = (state: RolloutState, moment: Moment) => RolloutState;

/** The one way to change what shops use: a move becomes the next revision, and this edge uses it at once. */
export interface RegistryWriter {
  /** `entry` may depend on the state that the move began with. A move that gives the same state is not recorded. */
  change(entry: Entry | ((state: RolloutState) => Entry), move: Move): Promise<Revision>;
}

const maxAttempts = 20;

export function createRegistryWriter(registry: Registry, current: Current): RegistryWriter {
  return {
    async change(entry, move) {
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        const latest = await registry.latest();
        const moment = { now: Date.now(), revision: latest.number + 1 };
        const about = typeof entry === 'function' ? entry(latest.state) : entry;
        const state = move(latest.state, moment);
        if (state === latest.state) return latest;
        const next: Revision = { ...about, number: moment.revision, time: moment.now, state };
        if (!(await registry.record(next))) continue;
        await current.refresh();
        return next;
      }
      throw new Refused('Others change releases at the same moment. Run the command again.');
    },
  };
}
