import { satisfies } from 'semver';
import type { StoredRelease } from '../releases/artifacts';
import { hasOwnReact } from '../rollout/releases-for';
import { nameOf, type ReleasesInUse } from './releases-in-use';

/** Incompatibilities between the candidate and the releases in use: one line each, which says what to do. */
export function findIncompatible(candidate: StoredRelease, inUse: ReleasesInUse): string[] {
  return [
    ...findRemovedExposes(candidate, inUse),
    ...findBrokenContracts(candidate, inUse),
    ...findUnmetRanges(candidate, inUse),
    ...findMissingNames(candidate, inUse),
  ];
}

/** Exposes that the candidate removed although a release in use embeds or shows them. */
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

/** Contracts that release.json leaves out on the candidate's side: they couldn't be compared. Older releases may. */
export function findUntoldContracts(candidate: StoredRelease, { others }: ReleasesInUse): string[] {
  const { provides, consumes, exposes } = candidate.info;
  const wanted = others
    .flatMap(({ info }) => Object.keys(info.consumes))
    .filter((id) => ownerOf(id) === candidate.name);
  const untold = [...new Set(wanted)]
    .filter((id) => exposes[exposeOf(id)] && !Object.hasOwn(provides, id))
    .map((id) => `release.json provides no version of ${id}. Name it in provides: its users are compared with it.`);
  const embedded = Object.values(exposes).flatMap(({ fragments, onDemand = [] }) => [...fragments, ...onDemand]);
  const unasked = [...new Set(embedded)]
    .filter((id) => !Object.hasOwn(consumes, id) && others.some(({ info }) => Object.hasOwn(info.provides, id)))
    .map((id) => `release.json embeds ${id} and names no version of it. Name it in consumes: it is compared with it.`);
  return [...untold, ...unasked];
}

/** Contracts whose major differs between a consumer and its provider, in either direction. */
function findBrokenContracts(candidate: StoredRelease, { others }: ReleasesInUse): string[] {
  const users = others.flatMap((user) =>
    contractsBetween(user, candidate)
      .filter(({ provided, required }) => !fits(provided, required))
      .map(
        ({ id, provided, required }) =>
          `${nameOf(user)} is built for ${id} ${required}, and this release provides ${provided}. Keep to ${required}'s major, or release ${user.name} first.`,
      ),
  );
  const providers = others.flatMap((provider) =>
    contractsBetween(candidate, provider)
      .filter(({ provided, required }) => !fits(provided, required))
      .map(
        ({ id, provided, required }) =>
          `This release is built for ${id} ${required}, and ${nameOf(provider)} provides ${provided}. Release ${provider.name} first.`,
      ),
  );
  return [...users, ...providers];
}

function contractsBetween(user: StoredRelease, provider: StoredRelease) {
  return Object.entries(user.info.consumes).flatMap(([id, required]) => {
    const provided = provider.info.provides[id];
    return ownerOf(id) === provider.name && provided ? [{ id, provided, required }] : [];
  });
}
const fits = (provided: string, required: string) => satisfies(provided, `^${required}`);

/** Shared modules that a remote needs in a version that the shell doesn't provide. */
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
 * Names of shared modules that a remote uses but the shell doesn't export: they would be undefined in the page. Older
 * builds, which don't list their names, pass.
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
