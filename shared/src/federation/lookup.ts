import { type ComponentType, createContext } from 'react';

/**
 * id ('mf_item/ItemPage') -> component. Browser: lazy over the release's container. Server: the loaded release, or
 * undefined.
 * `skip`: so many releases of the fall-back chain are passed over, since they failed while they were drawn.
 */
export type Lookup = (id: string, skip?: number) => ComponentType<object> | undefined;
export interface RemoteLookup {
  lookup: Lookup;
  forget: (id: string) => void;
  preload: (id: string) => void;
  /** The part stands in the page. */
  mounted?: (id: string, skip: number) => void;
  /**
   * The part threw while it was drawn. Gives the `skip` of a release that may do better, undefined where there is none.
   */
  failed?: (id: string, skip: number, error: unknown) => number | undefined;
}
export const LookupContext = createContext<RemoteLookup>({
  lookup: () => undefined,
  forget: () => {},
  preload: () => {},
});

/** What a release did in this page. `error` '' for a mount. */
export interface RemoteReport {
  kind: 'mount' | 'load-failure' | 'render-error';
  id: string;
  version: string;
  error: string;
}

/** Thrown to leave a boundary to the browser on purpose; its digest tells it from a fault. */
export class ClientOnlyError extends Error {
  override name = 'ClientOnlyError';
  digest = 'browser-only';
}

/** No release of the part could be loaded; each has been told of. `arrival`: the load that still goes on, if any. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
  arrival: Promise<unknown> | undefined;
}
export const isNotLoaded = (error: unknown): error is NotLoaded => error instanceof Error && error.name === 'NotLoaded';
