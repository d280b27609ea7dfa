import { rmSync } from 'node:fs';
import type { Release } from '@bookfront/shared/contract';
import { eventOfRefusal } from '../notifications/events';
import { type Access, requireAllShops, requireScope } from '../registry/access';
import { Refused } from '../registry/refused';
import type { Published } from '../registry/state';
import { install } from '../registry/transitions';
import type { StoredRelease } from '../releases/artifacts';
import { finishDraft } from '../releases/finish-draft';
import { prune } from '../releases/prune';
import { receive } from '../releases/receive';
import type { Composition } from '../rollout/releases-for';
import type { GateEdge } from './candidate-checks';
import { findIncompatible, findUntoldContracts } from './compatibility';
import { findMissingExposes, findSecondCopies } from './contents';
import { findMissingChunks } from './manifest';
import { releasesInUse } from './releases-in-use';
import { findOverBudget, findTooLarge } from './sizes';

export interface Upload {
  body: AsyncIterable<Buffer>;
  /** What the sender's token is good for. */
  access: Access;
  /** The shop whose pages are checked. */
  host: string;
  /** Only check it and store nothing. */
  isCheck: boolean;
}
/** `refusals`: one line each, empty if the release was accepted. `live`: it is the package's first release. */
export interface PublishResult {
  name: string;
  version: string;
  refusals: string[];
  live: boolean;
}

/** Stores an uploaded release if it passes every check. Deletes refused and interrupted uploads. */
export function createPublisher(edge: GateEdge) {
  const inProgress = new Set<string>();

  return async (upload: Upload): Promise<PublishResult> => {
    const draft = edge.store.draft();
    let key = '';
    try {
      const info = await receive(upload.body, draft, async (head) => {
        await admit(edge, head, upload, inProgress);
        key = `${head.name}@${head.version}`;
        inProgress.add(key);
      });
      await finishDraft(draft);
      edge.store.commit(draft, info.name, info.version);
      return await judge(edge, info, upload);
    } finally {
      inProgress.delete(key);
      rmSync(draft, { recursive: true, force: true });
    }
  };
}

/** Checks before reading any file that the sender may release this package, and that version and sizes allow it. */
async function admit(
  { registry, current }: GateEdge,
  info: Release,
  { access }: Upload,
  inProgress: Set<string>,
): Promise<void> {
  const { name, version } = info;
  requireScope(access, 'publish', name);
  if (!current.get().state[name]) requireAllShops(access, "is the package's first release, which is live at once");
  const before = await registry.releases(name);
  if (before.some((one) => one.version === version) || inProgress.has(`${name}@${version}`))
    throw new Refused(
      `${name} ${version} is published already, and a published version never changes. Choose another with --version.`,
    );
  const [tooLarge] = findTooLarge(info, await registry.budget(name));
  if (tooLarge) throw new Refused(tooLarge, 422);
}

async function judge(edge: GateEdge, info: Release, { isCheck, access, host }: Upload): Promise<PublishResult> {
  const { name, version } = info;
  const by = access.name;
  const candidate = edge.store.get(name, version);
  const refusals = candidate
    ? await findFaults(edge, candidate, host)
    : ['The release could not be read back from the store. Publish again.'];
  const passes = refusals.length === 0 && !isCheck;
  if (refusals.length > 0 && !isCheck) announceRefusal(edge, name, version, refusals);
  if (!passes) edge.store.remove(name, version);
  const isAccepted = passes && (await edge.registry.register(publishedOf(info, by)));
  const live = isAccepted && edge.current.get().state[name] === undefined;
  if (live)
    await edge.registryWriter.change({ action: 'install', name, version, by, reason: 'the first release' }, (state) =>
      state[name] ? state : install(state, name, version),
    );
  if (isAccepted) await prune(edge, name);
  return { name, version, refusals, live };
}

function announceRefusal({ metrics, notifier }: GateEdge, name: string, version: string, refusals: string[]): void {
  metrics.refusal(name);
  notifier.notify(eventOfRefusal(name, version, refusals));
}

const publishedOf = ({ name, version, commit, files }: Release, by: string): Published => ({
  name,
  version,
  commit,
  time: Date.now(),
  by,
  bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
});

/** Checks the release's files first, and runs the candidate only if they pass. */
async function findFaults(edge: GateEdge, candidate: StoredRelease, host: string): Promise<string[]> {
  const inUse = releasesInUse(candidate, edge.current.get().state, edge.store);
  const refusals = [
    ...findUntoldContracts(candidate, inUse),
    ...findIncompatible(candidate, inUse),
    ...findMissingExposes(candidate),
    ...findSecondCopies(candidate, inUse),
    ...findMissingChunks(candidate),
    ...findOverBudget(candidate, await edge.registry.budget(candidate.name)),
  ];
  const composition = edge.releasesFor({ shop: '', id: '' }, { [candidate.name]: candidate.version });
  if (refusals.length > 0 || !composition) return refusals;
  return runCandidate(edge, candidate, composition, host);
}

/** Runs the candidate in a renderer of its own, which also serves the smoke test's pages. */
async function runCandidate(
  edge: GateEdge,
  candidate: StoredRelease,
  composition: Composition,
  host: string,
): Promise<string[]> {
  const candidateRenderer = edge.checks.startRenderer(edge);
  const key = `${candidate.name}@${candidate.version}`;
  edge.candidates.set(key, candidateRenderer.renderer);
  try {
    const drawn = await edge.checks.draw(edge, candidate, composition, { candidateRenderer, host });
    return drawn.length > 0
      ? drawn
      : await edge.checks.smoke(edge, candidate, composition, { candidateRenderer, host });
  } finally {
    edge.candidates.delete(key);
    candidateRenderer.renderer.close();
  }
}
