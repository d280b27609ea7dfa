import { satisfies } from 'semver';
import type { StoredRelease } from '../releases/artifacts';
import { hasOwnReact } from '../rollout/releases-for';
import { type House, nameOf } from './house';

/** What would break between the candidate and the releases in use: one line each, which says what to do. */
export function findIncompatible(candidate: StoredRelease, house: House): string[] {
  return [
    ...findVanished(candidate, house),
    ...findContracts(candidate, house),
    ...findRanges(candidate, house),
    ...findNames(candidate, house),
  ];
}

/**
 * An expose that vanished while a release in use embeds or shows it. What its package has never brought has not
 * vanished.
 */
function findVanished(candidate: StoredRelease, { others, before }: House): string[] {
  const isBrought = (id: string) => before.some(({ info }) => info.exposes[exposeOf(id)]);
  return others.flatMap((user) =>
    Object.keys(user.info.consumes)
      .filter((id) => ownerOf(id) === candidate.name && isBrought(id) && !candidate.info.exposes[exposeOf(id)])
      .map(
        (id) =>
          `${id} has vanished, and ${nameOf(user)} uses it. Keep it in exposes.json until no release in use needs it.`,
      ),
  );
}

/** A contract that changed beyond what its other end can take, either way. */
function findContracts(candidate: StoredRelease, { others }: House): string[] {
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

/** Shared modules that a shell does not bring in a version that a remote asks for. */
function findRanges(candidate: StoredRelease, { shell, others }: House): string[] {
  if (!shell?.info.offers) return [];
  const { offers } = shell.info;
  const remotes = candidate.info.kind === 'shell' ? others : [candidate];
  return remotes
    .filter((remote) => remote.info.kind === 'remote' && !hasOwnReact(remote, shell))
    .flatMap((remote) =>
      Object.entries(remote.info.shared)
        .filter(([name, range]) => !offers[name] || !satisfies(offers[name], range))
        .map(
          ([name, range]) =>
            `${nameOf(remote)} asks for ${name} ${range}, and ${nameOf(shell)} offers ${offers[name] ?? 'none'}. Bring the two together, then publish again.`,
        ),
    );
}

/**
 * Names of shared modules that a remote uses and a shell does not bring: they would be undefined in the page. What a
 * build of an earlier time does not say is not held against it.
 */
function findNames(candidate: StoredRelease, { shell, others }: House): string[] {
  if (!shell?.info.brings) return [];
  const { brings } = shell.info;
  const remotes = candidate.info.kind === 'shell' ? others : [candidate];
  return remotes
    .filter((remote) => remote.info.kind === 'remote' && !hasOwnReact(remote, shell))
    .flatMap((remote) =>
      Object.entries(remote.info.uses ?? {}).flatMap(([module, used]) => {
        const brought = Object.hasOwn(brings, module) ? brings[module] : undefined;
        const missing = brought ? used.filter((name) => name !== '*' && !brought.includes(name)) : [];
        return missing.length
          ? [
              `${nameOf(remote)} uses ${missing.join(', ')} of ${module}, and ${nameOf(shell)} does not bring ${missing.length > 1 ? 'them' : 'it'}. ${adviceFor(candidate)}`,
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
