import { rmSync } from 'node:fs';
import type { Release } from '@bookfront/shared/contract';
import { Refused } from '../registry/refused';
import type { Published } from '../registry/state';
import { install } from '../registry/transitions';
import type { StoredRelease } from '../releases/artifacts';
import { finishDraft } from '../releases/finish-draft';
import { prune } from '../releases/prune';
import { receive } from '../releases/receive';
import type { Composition } from '../rollout/releases-for';
import { findIncompatible } from './compatibility';
import { findMissingExposes, findOverBudget, findSecondCopies } from './contents';
import { releasesInUse } from './releases-in-use';
import type { GateEdge } from './trials';

export interface Upload {
  body: AsyncIterable<Buffer>;
  /** '*' or the package that the sender may release. */
  scope: string;
  by: string;
  /** The shop that it is tried in. */
  host: string;
  /** Try it, and keep nothing. */
  isCheck: boolean;
}
/**
 * `refusals`: one line each, none where the release was taken. `live`: it is the package's first, and shoppers have it.
 */
export interface PublishResult {
  name: string;
  version: string;
  refusals: string[];
  live: boolean;
}

/**
 * Takes an uploaded release into the store if it passes every check. What is refused or broken leaves nothing behind.
 */
export function createPublisher(edge: GateEdge) {
  const underway = new Set<string>();

  return async (upload: Upload): Promise<PublishResult> => {
    const draft = edge.store.draft();
    let key = '';
    try {
      const info = await receive(upload.body, draft, async (head) => {
        await admit(edge, head, upload, underway);
        key = `${head.name}@${head.version}`;
        underway.add(key);
      });
      await finishDraft(draft);
      edge.store.place(draft, info.name, info.version);
      return await judge(edge, info, upload);
    } finally {
      underway.delete(key);
      rmSync(draft, { recursive: true, force: true });
    }
  };
}

/** Before any file is taken: the sender may release this package, and the version is new. */
async function admit(
  { registry }: GateEdge,
  { name, version }: Release,
  { scope }: Upload,
  underway: Set<string>,
): Promise<void> {
  if (scope !== '*' && scope !== name)
    throw new Refused(`This token releases ${scope} alone, not ${name}. Ask an operator for a token of ${name}.`, 403);
  const before = await registry.releases(name);
  if (before.some((one) => one.version === version) || underway.has(`${name}@${version}`))
    throw new Refused(
      `${name} ${version} is published already, and a published version never changes. Choose another with --version.`,
    );
}

async function judge(edge: GateEdge, info: Release, { isCheck, by, host }: Upload): Promise<PublishResult> {
  const { name, version } = info;
  const candidate = edge.store.get(name, version);
  const refusals = candidate
    ? await findFaults(edge, candidate, host)
    : ['The release could not be read back from the store. Publish again.'];
  const isGood = refusals.length === 0 && !isCheck;
  if (!isGood) edge.store.remove(name, version);
  const isTaken = isGood && (await edge.registry.register(publishedOf(info, by)));
  const live = isTaken && edge.current.get().state[name] === undefined;
  if (live)
    await edge.registryWriter.change({ action: 'install', name, version, by, reason: 'the first release' }, (state) =>
      state[name] ? state : install(state, name, version),
    );
  if (isTaken) await prune(edge, name);
  return { name, version, refusals, live };
}

const publishedOf = ({ name, version, commit, files }: Release, by: string): Published => ({
  name,
  version,
  commit,
  time: Date.now(),
  by,
  bytes: Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0),
});

/** What can be read from the release comes first; only what passes that is run. */
async function findFaults(edge: GateEdge, candidate: StoredRelease, host: string): Promise<string[]> {
  const inUse = releasesInUse(candidate, edge.current.get().state, edge.store);
  const read = [
    ...findIncompatible(candidate, inUse),
    ...findMissingExposes(candidate),
    ...findSecondCopies(candidate, inUse),
    ...findOverBudget(candidate),
  ];
  const composition = edge.releasesFor({ shop: '', id: '' }, { [candidate.name]: candidate.version });
  if (read.length > 0 || !composition) return read;
  return tryOut(edge, candidate, composition, host);
}

/** The smoke test's pages come from the candidate's own renderer too. */
async function tryOut(
  edge: GateEdge,
  candidate: StoredRelease,
  composition: Composition,
  host: string,
): Promise<string[]> {
  const trial = edge.trials.open(edge);
  const key = `${candidate.name}@${candidate.version}`;
  edge.candidates.set(key, trial.renderer);
  try {
    const drawn = await edge.trials.draw(edge, candidate, composition, { trial, host });
    return drawn.length > 0 ? drawn : await edge.trials.smoke(edge, candidate, composition, { trial, host });
  } finally {
    edge.candidates.delete(key);
    trial.renderer.close();
  }
}
