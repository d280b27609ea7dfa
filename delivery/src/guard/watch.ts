import type { Logger } from 'pino';
import type { Current } from '../registry/current';
import { nextStep } from '../registry/moves';
import type { RegistryWriter } from '../registry/registry-writer';
import type { Canary, PackageState, RolloutState, Watch } from '../registry/state';
import { spanOf } from './ballots';
import { decide, firstLook, judgeWatched, type Look, type Verdict } from './decide';
import type { Evidence } from './evidence';
import type { Recorder } from './recorder';
import { createRolloutMoves } from './rollout-moves';
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
export function startGuard(options: GuardOptions) {
  const { current, votes, recorder, logger, everyMs } = options;
  const { opinions, judge } = createJudge(options);
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
    for (const [name, own] of Object.entries(state)) await judge(name, own);
    if (current.get().number !== swept) await votes.keepOnly(spansOf(state));
    swept = current.get().number;
  }

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

/** Judges one package's rollout at a time, and keeps its last opinion of each. */
function createJudge({ current, registryWriter, votes, logger, mountMs }: GuardOptions) {
  const opinions = new Map<string, Opinion & { look: Look }>();
  const moves = createRolloutMoves({ current, registryWriter, logger });

  async function judgeCanary(name: string, canary: Canary): Promise<void> {
    const evidence = await votes.evidence(name, canary.window, Date.now() - mountMs);
    const before = opinions.get(name);
    const seen = before?.window === canary.window ? before.look : firstLook;
    const progress = { ...canary, next: nextStep(canary), elapsedMs: Date.now() - canary.since };
    const verdict = decide(progress, evidence, seen);
    opinions.set(name, { ...verdict, window: canary.window, evidence });
    if (verdict.outcome === 'roll back') await moves.rollBack(name, canary, verdict.reason);
    if (verdict.outcome === 'advance') await moves.advance(name, canary, verdict.reason, evidence);
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
    if (broken) await moves.rollBack(name, watch, broken);
    else if (isOver) await moves.settle(name, watch);
  }

  return {
    opinions,
    async judge(name: string, own: PackageState): Promise<void> {
      if (own.canary) await judgeCanary(name, own.canary);
      else if (own.watch) await judgeWatch(name, own.watch);
      else opinions.delete(name);
    },
  };
}

/** The span in which each package's votes are counted now. */
const spansOf = (state: RolloutState) =>
  Object.entries(state).flatMap(([name, own]) => {
    const span = spanOf({ [name]: own }, name);
    return span === undefined ? [] : [{ name, span }];
  });
