import type { Current } from './current';
import { Refused } from './refused';
import type { Registry } from './registry';
import type { Revision, RolloutState } from './state';
import type { TransitionContext } from './transitions';

export type Entry = Pick<Revision, 'action' | 'name' | 'version' | 'by' | 'reason'>;
/** Gives the next state, or throws Refused. */
export type Transition = (state: RolloutState, context: TransitionContext) => RolloutState;

/** The one way to change what shops use: records a transition as the next revision, which this edge uses at once. */
export interface RegistryWriter {
  /** `entry` may depend on the state before. A transition that returns the same state is not recorded. */
  change(entry: Entry | ((state: RolloutState) => Entry), transition: Transition): Promise<Revision>;
}

const maxAttempts = 20;

/** `onRecorded`: gets each revision that this edge recorded. */
export function createRegistryWriter(
  registry: Registry,
  current: Current,
  onRecorded: (revision: Revision) => void = () => undefined,
): RegistryWriter {
  return {
    async change(entry, transition) {
      for (let attempt = 0; attempt < maxAttempts; attempt++) {
        const latest = await registry.latest();
        const context = { now: Date.now(), revision: latest.number + 1 };
        const details = typeof entry === 'function' ? entry(latest.state) : entry;
        const state = transition(latest.state, context);
        if (state === latest.state) return latest;
        const next: Revision = { ...details, number: context.revision, time: context.now, state };
        if (!(await registry.record(next))) continue;
        await current.refresh();
        onRecorded(next);
        return next;
      }
      throw new Refused('Others change releases at the same time. Run the command again.');
    },
  };
}
