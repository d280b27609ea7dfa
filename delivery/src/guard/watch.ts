import type { Logger } from 'pino';
import type { Current } from '../registry/current';
import { advance, nextStep, rollBack, settle } from '../registry/moves';
import type { RegistryWriter } from '../registry/registry-writer';
import type { Canary, PackageState, Watch } from '../registry/state';
import { spanOf } from './ballots';
import { decide, firstLook, judgeWatched, type Look, type Verdict } from './decide';
import type { Evidence } from './evidence';
import type { Recorder } from './recorder';
import type { VoteStore } from './votes';

export interface GuardOptions {
  current: Current;
  registryWriter: RegistryWriter;
  votes: VoteStore;
  recorder: Recorder;
  logger: Pick<Logger, 'info' | 'error'>;
  /** How often the evidence is read, in ms. */
  everyMs: number;
  /** How long a page may take to mount what it was sent for, in ms. */
  mountMs: number;
}
/** What the guard last thought of a package's rollout. */
export interface Opinion extends Omit<Verdict, 'look'> {
  window: number;
  evidence: Evidence;
}

const watchedMs = 3600_000;

/** Reads the evidence of every rollout, and does what the decision says. */
export function startGuard({ current, registryWriter, votes, recorder, logger, everyMs, mountMs }: GuardOptions) {
  const opinions = new Map<string, Opinion & { look: Look }>();
  let timer = setTimeout(tick, everyMs);
  let stopped = false;
  let swept = -1;

  function tick(): void {
    void look()
      .catch((error) => logger.error({ err: error }, 'the guard could not look'))
      .finally(() => {
        if (!stopped) timer = setTimeout(tick, everyMs).unref();
      });
  }
  async function look(): Promise<void> {
    await recorder.flush();
    const { state } = current.get();
    for (const [name, own] of Object.entries(state)) {
      if (own.canary) await judgeCanary(name, own.canary);
      else if (own.watch) await judgeWatch(name, own.watch);
      else opinions.delete(name);
    }
    if (current.get().number !== swept)
      await votes.keepOnly(Object.keys(state).flatMap((name) => spans(name, state[name])));
    swept = current.get().number;
  }
  const spans = (name: string, own: PackageState | undefined) => {
    const span = own && spanOf({ [name]: own }, name);
    return span === undefined ? [] : [{ name, span }];
  };

  async function judgeCanary(name: string, canary: Canary): Promise<void> {
    const evidence = await votes.evidence(name, canary.window, Date.now() - mountMs);
    const before = opinions.get(name);
    const seen = before?.window === canary.window ? before.look : firstLook;
    const progress = { ...canary, next: nextStep(canary), elapsedMs: Date.now() - canary.since };
    const verdict = decide(progress, evidence, seen);
    opinions.set(name, { ...verdict, window: canary.window, evidence });
    if (verdict.outcome === 'roll back') await takeBack(name, canary.version, canary.window, verdict.reason);
    if (verdict.outcome !== 'advance') return;
    const next = nextStep(canary) ?? canary.share;
    const share = evidence.stable.lastLoads.filter(Boolean).length / Math.max(1, evidence.stable.lastLoads.length);
    const entry = {
      action: 'advance' as const,
      name,
      version: canary.version,
      by: 'guard',
      reason: `${canary.share} % to ${next} %: ${verdict.reason}`,
    };
    await registryWriter.change(entry, (state, moment) =>
      isSame(state[name], canary.window) ? advance(state, name, moment, share) : state,
    );
  }

  async function judgeWatch(name: string, watch: Watch): Promise<void> {
    const evidence = await votes.evidence(name, watch.window, Date.now() - mountMs);
    const broken = judgeWatched(evidence.canary, watch.loadFailures);
    const isOver = Date.now() - watch.since > watchedMs;
    opinions.set(name, {
      outcome: broken ? 'roll back' : 'hold',
      reason: broken ?? 'watched for an hour',
      window: watch.window,
      evidence,
      look: firstLook,
    });
    if (broken) await takeBack(name, watch.version, watch.window, broken);
    else if (isOver) {
      const entry = {
        action: 'settle' as const,
        name,
        version: watch.version,
        by: 'guard',
        reason: 'the watched hour is over',
      };
      await registryWriter.change(entry, (state) => (isSame(state[name], watch.window) ? settle(state, name) : state));
    }
  }

  /** Only what was judged: an operator may have been faster. */
  async function takeBack(name: string, version: string, window: number, reason: string): Promise<void> {
    const entry = { action: 'rollback' as const, name, version, by: 'guard', reason };
    if (!isSame(current.get().state[name], window)) return;
    await registryWriter.change(entry, (state) => (isSame(state[name], window) ? rollBack(state, name).state : state));
    logger.info({ name, version, reason }, 'rolled back');
  }
  const isSame = (own: PackageState | undefined, window: number) =>
    own !== undefined && spanOf({ own }, 'own') === window;

  return {
    opinion: (name: string): Opinion | undefined => opinions.get(name),
    look,
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
export type Guard = ReturnType<typeof startGuard>;
