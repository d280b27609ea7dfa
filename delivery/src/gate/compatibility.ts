import { satisfies } from 'semver';
import type { StoredRelease } from '../releases/artifacts';
import { hasOwnReact } from '../rollout/releases-for';
import { nameOf, type ReleasesInUse } from './releases-in-use';

/** What would break between the candidate and the releases in use: one line each, which says what to do. */
export function findIncompatible(candidate: StoredRelease, inUse: ReleasesInUse): string[] {
  return [
    ...findRemovedExposes(candidate, inUse),
    ...findBrokenContracts(candidate, inUse),
    ...findUnmetRanges(candidate, inUse),
    ...findMissingNames(candidate, inUse),
  ];
}

/**
 * An expose that the candidate has removed while a release in use embeds or shows it. What its package has never
 * exposed was not removed.
 */
function findRemovedExposes(candidate: StoredRelease, { others, ownPackage }: ReleasesInUse): string[] {
  const wasExposed = (id: string) => ownPackage.some(({ info }) => info.exposes[exposeOf(id)]);
  return others.flatMap((user) =>
    Object.keys(user.info.consumes)
      .filter((id) => ownerOf(id) === candidate.name && wasExposed(id) && !candidate.info.exposes[exposeOf(id)])
      .map(
        (id) =>
          `${id} was removed, and ${nameOf(user)} uses it. Keep it in exposes.json until no release in use needs it.`,
      ),
  );
}

/** A contract that changed beyond what its other end can take, either way. */
function findBrokenContracts(candidate: StoredRelease, { others }: ReleasesInUse): string[] {
  const users = others.flatMap((user) =>
    contractsBetween(user, candidate)
      .filter(({ has, wants }) => !fits(has, wants))
      .map(
        ({ id, has, wants }) =>
          `${nameOf(user)} is built for ${id} ${wants}, and this release provides ${has}. Keep to ${wants}'s major, or release ${user.name} first.`,
      ),
  );
  const providers = others.flatMap((provider) =>
    contractsBetween(candidate, provider)
      .filter(({ has, wants }) => !fits(has, wants))
      .map(
        ({ id, has, wants }) =>
          `This release is built for ${id} ${wants}, and ${nameOf(provider)} provides ${has}. Release ${provider.name} first.`,
      ),
  );
  return [...users, ...providers];
}

function contractsBetween(user: StoredRelease, provider: StoredRelease) {
  return Object.entries(user.info.consumes).flatMap(([id, wants]) => {
    const has = provider.info.provides[id];
    return ownerOf(id) === provider.name && has ? [{ id, has, wants }] : [];
  });
}
const fits = (has: string, wants: string) => satisfies(has, `^${wants}`);

/** Shared modules that a shell does not provide in a version that a remote asks for. */
function findUnmetRanges(candidate: StoredRelease, { shell, others }: ReleasesInUse): string[] {
  if (!shell?.info.providedVersions) return [];
  const { providedVersions } = shell.info;
  const remotes = candidate.info.kind === 'shell' ? others : [candidate];
  return remotes
    .filter((remote) => remote.info.kind === 'remote' && !hasOwnReact(remote, shell))
    .flatMap((remote) =>
      Object.entries(remote.info.shared)
        .filter(([name, range]) => !providedVersions[name] || !satisfies(providedVersions[name], range))
        .map(
          ([name, range]) =>
            `${nameOf(remote)} asks for ${name} ${range}, and ${nameOf(shell)} provides ${providedVersions[name] ?? 'none'}. Bring the two together, then publish again.`,
        ),
    );
}

/**
 * Names of shared modules that a remote uses and a shell does not export: they would be undefined in the page. A build
 * of an earlier time that does not list its names is not refused for that.
 */
function findMissingNames(candidate: StoredRelease, { shell, others }: ReleasesInUse): string[] {
  if (!shell?.info.providedExports) return [];
  const { providedExports } = shell.info;
  const remotes = candidate.info.kind === 'shell' ? others : [candidate];
  return remotes
    .filter((remote) => remote.info.kind === 'remote' && !hasOwnReact(remote, shell))
    .flatMap((remote) =>
      Object.entries(remote.info.usedExports ?? {}).flatMap(([module, used]) => {
        const provided = Object.hasOwn(providedExports, module) ? providedExports[module] : undefined;
        const missing = provided ? used.filter((name) => name !== '*' && !provided.includes(name)) : [];
        return missing.length
          ? [
              `${nameOf(remote)} uses ${missing.join(', ')} of ${module}, and ${nameOf(shell)} does not provide ${missing.length > 1 ? 'them' : 'it'}. ${adviceFor(candidate)}`,
            ]
          : [];
      }),
    );
}
const adviceFor = ({ info }: StoredRelease): string =>
  info.kind === 'shell'
    ? 'Keep the name in shared until no release in use needs it.'
    : 'Release the shell first, or do without the name.';

const ownerOf = (id: string) => id.split('/')[0];
const exposeOf = (id: string) => `./${id.split('/')[1]}`;
