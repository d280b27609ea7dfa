import type { ComponentType } from 'react';

/**
 * Pages and fragments: federated id -> props. Each remote adds its own in its `exposes/props.ts`. Pages take none: they
 * read the route and the page context. A file of `exposes/` ends in `satisfies RemoteComponent<'…'>`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the remotes fill it
export interface RemoteProps {}
export type NoProps = Record<never, never>;
export type RemoteId = keyof RemoteProps;
export type RemoteName = RemoteId extends `${infer Name}/${string}` ? Name : never;
/** The default export of the expose `id`. */
export type RemoteComponent<Id extends RemoteId> = ComponentType<RemoteProps[Id]>;
