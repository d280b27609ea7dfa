import type { RemoteRef } from '@bookfront/shared/contract';
import { LRUCache } from 'lru-cache';
import { coerce } from 'semver';
import type { Current } from '../registry/current';
import type { PackageState, Revision } from '../registry/state';
import { lastGood } from '../registry/transitions';
import type { ArtifactStore, StoredRelease } from '../releases/artifacts';
import { isAssigned, isInAudience, type Visitor } from './assign';

/** The releases of a page view: the shell's and each remote's. `key` identifies them all, fall-backs included. */
export interface Composition {
  key: string;
  shell: StoredRelease;
  remotes: Record<string, StoredRelease>;
  refs: Record<string, RemoteRef>;
}
/** A visitor's releases. `arms`: the visitor's arm in each package's rollout. */
export interface ReleaseMap extends Composition {
  revision: number;
  arms: Arms;
}
export type Arms = Record<string, 'canary' | 'stable'>;
/** Package -> the version that this visitor gets, regardless of rollouts. */
export type Pins = Record<string, string>;

export type ReleasesFor = (visitor: Visitor, pins?: Pins) => ReleaseMap | undefined;

const maxCompositions = 100;

/** Undefined while no shell is live. */
export function createReleasesFor(artifacts: ArtifactStore, current: Pick<Current, 'get'>): ReleasesFor {
  const cached = new LRUCache<string, Composition>({ max: maxCompositions });

  function compose(choices: Choice[]): Composition | undefined {
    const chosen = choices.flatMap((choice) => findChosen(artifacts, choice));
    const key = chosen
      .map(({ release, fallback }) => keyOf(release) + (fallback ? `/${fallback.version}` : ''))
      .join(' ');
    const made = cached.get(key) ?? toComposition(key, chosen);
    if (made) cached.set(key, made);
    return made;
  }
  return (visitor, pins = {}) => {
    const revision = current.get();
    const arms = armsOf(revision, visitor);
    const composition = compose(choicesOf(revision, arms, pins));
    return composition && { ...composition, revision: revision.number, arms };
  };
}

function armsOf({ state }: Revision, visitor: Visitor): Arms {
  const arms: Arms = {};
  for (const [name, { canary, watch }] of Object.entries(state)) {
    if (canary && isInAudience(canary.only, visitor)) arms[name] = isAssigned(canary, visitor.id) ? 'canary' : 'stable';
    else if (watch) arms[name] = 'canary';
  }
  return arms;
}

interface Choice {
  name: string;
  version: string;
  fallback: string | undefined;
}

function choicesOf({ state }: Revision, arms: Arms, pins: Pins): Choice[] {
  const used = Object.entries(state).map(([name, own]) => ({ name, ...choiceOf(own, arms[name], pins[name]) }));
  const first = Object.entries(pins).flatMap(([name, version]) =>
    state[name] ? [] : [{ name, version, fallback: undefined }],
  );
  return [...used, ...first].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The fall-back of the live release is the last good one; that of any other release is the live one. */
function choiceOf(own: PackageState, arm: Arms[string] | undefined, pinned: string | undefined): Omit<Choice, 'name'> {
  const version = pinned ?? (arm === 'canary' ? own.canary?.version : undefined) ?? own.live;
  return { version, fallback: version === own.live ? lastGood(own) : own.live };
}

interface Chosen {
  release: StoredRelease;
  fallback: StoredRelease | undefined;
}
function findChosen(artifacts: ArtifactStore, { name, version, fallback }: Choice): Chosen[] {
  const release = artifacts.get(name, version);
  return release ? [{ release, fallback: fallback ? artifacts.get(name, fallback) : undefined }] : [];
}
const keyOf = ({ name, version, contentHash }: StoredRelease) => `${name}@${version}#${contentHash}`;

function toComposition(key: string, found: Chosen[]): Composition | undefined {
  const shell = found.find(({ release }) => release.info.kind === 'shell')?.release;
  const remotes = found.filter(({ release }) => release.info.kind === 'remote');
  return (
    shell && {
      key,
      shell,
      remotes: Object.fromEntries(remotes.map(({ release }) => [release.name, release])),
      refs: Object.fromEntries(remotes.map(({ release, fallback }) => [release.name, refOf(release, fallback, shell)])),
    }
  );
}

const refOf = (release: StoredRelease, fallback: StoredRelease | undefined, shell: StoredRelease): RemoteRef => ({
  ...toRef(release, shell),
  ...(fallback ? { fallback: toRef(fallback, shell) } : {}),
});

function toRef(release: StoredRelease, shell: StoredRelease): RemoteRef {
  const scripts = Object.entries(release.info.files).filter(
    ([file]) => file.endsWith('.js') && !file.startsWith('server/'),
  );
  return {
    version: release.version,
    entry: addressOf(release, release.info.entry),
    ...(hasOwnReact(release, shell) ? { react: release.info.react } : {}),
    integrity: Object.fromEntries(scripts.map(([file, { sha384 }]) => [file, integrityOf(sha384)])),
  };
}

/**
 * A release with another React major is mounted by its lifecycles in a root of its own, and never rendered on the
 * server.
 */
export const hasOwnReact = ({ info }: StoredRelease, shell: StoredRelease): boolean =>
  majorOf(info) !== undefined && majorOf(shell.info) !== undefined && majorOf(info) !== majorOf(shell.info);
/** Undefined for a release that doesn't name its React version, as builds by other tools may. */
const majorOf = ({ react }: StoredRelease['info']) => coerce(react)?.major;

export const addressOf = ({ name, version }: Pick<StoredRelease, 'name' | 'version'>, file: string) =>
  `/remotes/${name}/${version}/${file}`;
export const integrityOf = (sha384: string) => (sha384.startsWith('sha384-') ? sha384 : `sha384-${sha384}`);
