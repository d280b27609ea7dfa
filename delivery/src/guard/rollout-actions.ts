import type { Logger } from 'pino';
import type { Current } from '../registry/current';
import type { RegistryWriter } from '../registry/registry-writer';
import type { Canary, PackageState, Watch } from '../registry/state';
import { advance, expire, type FailuresBefore, nextStep, rollBack, settle } from '../registry/transitions';
import type { Arm, Evidence } from './evidence';
import { spanOf } from './observations';

interface ActionOptions {
  current: Current;
  registryWriter: RegistryWriter;
  logger: Pick<Logger, 'info'>;
}
type Judged = Pick<Canary | Watch, 'version' | 'window'>;

/** The guard's own changes to a rollout. Each applies only to the step that was judged: an operator may be faster. */
export function createRolloutActions({ current, registryWriter, logger }: ActionOptions) {
  return {
    async advance(name: string, canary: Canary, why: string, { stable }: Evidence): Promise<void> {
      const next = nextStep(canary) ?? canary.share;
      const reason = `${canary.share} % to ${next} %: ${why}`;
      const entry = { action: 'advance' as const, name, version: canary.version, by: 'guard', reason };
      await registryWriter.change(entry, (state, context) =>
        isSame(state[name], canary) ? advance(state, name, context, failuresOf(stable)) : state,
      );
    },
    async expire(name: string, canary: Canary, reason: string): Promise<void> {
      const entry = { action: 'expire' as const, name, version: canary.version, by: 'guard', reason };
      await registryWriter.change(entry, (state) => (isSame(state[name], canary) ? expire(state, name) : state));
      logger.info({ name, version: canary.version, reason }, 'the canary ended');
    },
    async settle(name: string, watch: Watch): Promise<void> {
      const reason = 'the watched hour is over';
      const entry = { action: 'settle' as const, name, version: watch.version, by: 'guard', reason };
      await registryWriter.change(entry, (state) => (isSame(state[name], watch) ? settle(state, name) : state));
    },
    async rollBack(name: string, judged: Judged, reason: string): Promise<void> {
      const { version } = judged;
      const entry = { action: 'rollback' as const, name, version, by: 'guard', reason };
      if (!isSame(current.get().state[name], judged)) return;
      await registryWriter.change(entry, (state) =>
        isSame(state[name], judged) ? rollBack(state, name, version).state : state,
      );
      logger.info({ name, version, reason }, 'rolled back');
    },
  };
}

/** What the watch over a successor compares with; few visitors tell nothing. */
export const failuresOf = ({ lastLoads, met, failed }: Arm): FailuresBefore => ({
  loadFailures: lastLoads.filter(Boolean).length / Math.max(1, lastLoads.length),
  ...(met >= minKnown ? { failures: { hit: failed, of: met } } : {}),
});
const minKnown = 100;

const isSame = (own: PackageState | undefined, { window }: Judged) =>
  own !== undefined && spanOf({ own }, 'own') === window;
