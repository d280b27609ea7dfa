import type { Logger } from 'pino';
import type { Current } from '../registry/current';
import { advance, nextStep, rollBack, settle } from '../registry/moves';
import type { RegistryWriter } from '../registry/registry-writer';
import type { Canary, PackageState, Watch } from '../registry/state';
import { spanOf } from './ballots';
import type { Evidence } from './evidence';

interface MoveOptions {
  current: Current;
  registryWriter: RegistryWriter;
  logger: Pick<Logger, 'info'>;
}
type Judged = Pick<Canary | Watch, 'version' | 'window'>;

/** The guard's own changes of a rollout. Each changes only what was judged: an operator may have been faster. */
export function createRolloutMoves({ current, registryWriter, logger }: MoveOptions) {
  return {
    async advance(name: string, canary: Canary, why: string, { stable }: Evidence): Promise<void> {
      const next = nextStep(canary) ?? canary.share;
      const share = stable.lastLoads.filter(Boolean).length / Math.max(1, stable.lastLoads.length);
      const reason = `${canary.share} % to ${next} %: ${why}`;
      const entry = { action: 'advance' as const, name, version: canary.version, by: 'guard', reason };
      await registryWriter.change(entry, (state, moment) =>
        isSame(state[name], canary) ? advance(state, name, moment, share) : state,
      );
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
        isSame(state[name], judged) ? rollBack(state, name).state : state,
      );
      logger.info({ name, version, reason }, 'rolled back');
    },
  };
}

const isSame = (own: PackageState | undefined, { window }: Judged) =>
  own !== undefined && spanOf({ own }, 'own') === window;
