import type { Logger } from 'pino';
import type { Current } from '../registry/current';
import { type Freeze, frozenUntil } from '../registry/freezes';
import type { RegistryWriter } from '../registry/registry-writer';
import type { Canary, PackageState, RolloutState, Watch } from '../registry/state';
import { defaultDeadlineMs, nextStep } from '../registry/transitions';
import { decide, type InterimAnalysis, judgeWatched, noAnalysisYet, type Verdict } from './decide';
import type { Evidence } from './evidence';
import type { ObservationStore } from './observation-store';
import { spanOf } from './observations';
import { createOpinionLog, type Opinion } from './opinions';
import type { Recorder } from './recorder';
import { createRolloutActions } from './rollout-actions';

export interface GuardOptions {
  current: Current;
  registryWriter: RegistryWriter;
  observations: ObservationStore;
  recorder: Recorder;
  logger: Pick<Logger, 'info' | 'error'>;
  /** How often the evidence is read, in ms. */
  everyMs: number;
  /** How long a page may take to mount its own package, in ms. */
  mountMs: number;
  freezes: readonly Freeze[];
  /** Gets each change of the guard's opinion. */
  announce: (opinion: Opinion) => void;
}
/** The last decision about a package's rollout. */
export interface LastVerdict extends Omit<Verdict, 'analysis'> {
  window: number;
  evidence: Evidence;
}

const watchedMs = 3600_000;

/** Reads the evidence of every rollout and carries out the decision. */
export function startGuard(options: GuardOptions) {
  const { current, observations, recorder, logger, everyMs } = options;
  const { verdicts, judge } = createJudge(options);
  let timer = setTimeout(tick, everyMs);
  let stopped = false;
  let swept = -1;

  function tick(): void {
    void judgeAll()
      .catch((error) => logger.error({ err: error }, 'the guard could not look'))
      .finally(() => {
        if (!stopped) timer = setTimeout(tick, everyMs).unref();
      });
  }
  async function judgeAll(): Promise<void> {
    await recorder.flush();
    const { state } = current.get();
    for (const [name, own] of Object.entries(state)) await judge(name, own);
    if (current.get().number !== swept) await observations.retainOnly(spansOf(state));
    swept = current.get().number;
  }

  return {
    lastVerdict: (name: string): LastVerdict | undefined => verdicts.get(name),
    judgeAll,
    stop(): void {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
export type Guard = ReturnType<typeof startGuard>;

/** Judges one package's rollout at a time and stores the verdict. */
function createJudge({ current, registryWriter, observations, logger, mountMs, freezes, announce }: GuardOptions) {
  const verdicts = new Map<string, LastVerdict & { analysis: InterimAnalysis }>();
  const actions = createRolloutActions({ current, registryWriter, logger });
  const logOpinion = createOpinionLog(observations, announce);

  /** An opinion that can't be stored must not keep the guard from acting on it. */
  async function keep(name: string, window: number, verdict: Verdict, evidence: Evidence): Promise<void> {
    verdicts.set(name, { ...verdict, window, evidence });
    await logOpinion(name, window, verdict, evidence).catch((error) =>
      logger.error({ err: error }, 'an opinion of the guard was not stored'),
    );
  }

  async function judgeCanary(name: string, canary: Canary): Promise<void> {
    const evidence = await observations.evidence(name, canary.window, Date.now() - mountMs);
    const before = verdicts.get(name);
    const seen = before?.window === canary.window ? before.analysis : noAnalysisYet;
    const progress = {
      ...canary,
      next: nextStep(canary),
      elapsedMs: Date.now() - canary.since,
      deadlineMs: canary.deadlineMs ?? defaultDeadlineMs,
      frozen: frozenUntil(freezes, Date.now()) !== undefined,
    };
    const verdict = decide(progress, evidence, seen);
    await keep(name, canary.window, verdict, evidence);
    if (verdict.outcome === 'roll back') await actions.rollBack(name, canary, verdict.reason);
    if (verdict.outcome === 'expire') await actions.expire(name, canary, verdict.reason);
    if (verdict.outcome === 'advance') await actions.advance(name, canary, verdict.reason, evidence);
  }

  async function judgeWatch(name: string, watch: Watch): Promise<void> {
    const evidence = await observations.evidence(name, watch.window, Date.now() - mountMs);
    const last = verdicts.get(name);
    const analysis = last?.window === watch.window ? last.analysis : noAnalysisYet;
    const verdict = judgeWatched(evidence.canary, watch, analysis);
    await keep(name, watch.window, verdict, evidence);
    if (verdict.outcome === 'roll back') await actions.rollBack(name, watch, verdict.reason);
    else if (Date.now() - watch.since > watchedMs) await actions.settle(name, watch);
  }

  return {
    verdicts,
    async judge(name: string, own: PackageState): Promise<void> {
      if (own.canary) await judgeCanary(name, own.canary);
      else if (own.watch) await judgeWatch(name, own.watch);
      else verdicts.delete(name);
    },
  };
}

/** Each package's current span. */
const spansOf = (state: RolloutState) =>
  Object.entries(state).flatMap(([name, own]) => {
    const span = spanOf({ [name]: own }, name);
    return span === undefined ? [] : [{ name, span }];
  });
