import type { Edge } from '../../edge/context/edge';

/** Who embeds whom, by the live releases' own words. */
export interface EmbedGraph {
  packages: { name: string; version: string; exposes: string[] }[];
  embeds: Embed[];
}
/** `from` shows `id` of `to`. `required` and `provided`: versions of its contract. */
export interface Embed {
  from: string;
  to: string;
  id: string;
  required: string;
  provided?: string;
  /** Its code is loaded once it is wanted. */
  isOnDemand: boolean;
}

export function embedsOf({ current, store }: Edge): EmbedGraph {
  const releases = Object.entries(current.get().state).flatMap(([name, { live }]) => store.get(name, live) ?? []);
  const provided = new Map(releases.flatMap(({ info }) => Object.entries(info.provides)));
  const embeds = releases.flatMap(({ name, info }) => {
    const onDemand = new Set(Object.values(info.exposes).flatMap((expose) => expose.onDemand ?? []));
    return Object.entries(info.consumes).map(([id, required]) => ({
      ...{ from: name, to: id.split('/')[0] ?? '', id, required, isOnDemand: onDemand.has(id) },
      ...(provided.has(id) ? { provided: provided.get(id) } : {}),
    }));
  });
  return {
    packages: releases.map(({ name, version, info }) => ({ name, version, exposes: Object.keys(info.exposes) })),
    embeds,
  };
}
