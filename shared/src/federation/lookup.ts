import { type ComponentType, createContext, createElement, lazy, useSyncExternalStore } from 'react';
import type { RemoteRef } from '../contract';
import { loadRemote } from './runtime/load';

/** id ('mf_item/ItemPage') -> component. Browser: lazy over the release's container. Server: the loaded release, or undefined. */
export type Lookup = (id: string) => ComponentType<object> | undefined;
export interface RemoteLookup {
  lookup: Lookup;
  forget: (id: string) => void;
  preload: (id: string) => void;
}
export const LookupContext = createContext<RemoteLookup>({ lookup: () => undefined, forget: () => {}, preload: () => {} });

type Module = { default: ComponentType<object> };
export interface RemoteReport {
  id: string;
  version: string;
  error: string;
}

/** Lookup over the page's remote map. `report` hears each release that did not load. */
export function browserLookup(remotes: Record<string, RemoteRef>, budgetMs: number, report: (failed: RemoteReport) => void): RemoteLookup {
  const lazies = new Map<string, ComponentType<object>>();
  const loads = new Map<string, Promise<Module>>();

  function load(id: string): Promise<Module> {
    const known = loads.get(id);
    if (known) return known;
    const made = loadFresh(id);
    loads.set(id, made);
    made.catch(() => loads.delete(id));
    return made;
  }
  async function loadFresh(id: string): Promise<Module> {
    const first = remotes[id.split('/')[0] ?? ''];
    if (!first) throw new Error(`no release of ${id}`);
    const told = (error: unknown, ref: RemoteRef) => report({ id, version: ref.version, error: String(error instanceof Error ? error.message : error) });
    const { module, ref } = await loadRemote<Module>(id, first, budgetMs, told);
    return ref === first ? module : { default: neverHydrate(module.default) };
  }
  return {
    /** The lazy component keeps its identity: a re-render must find the same one, or the boundary would start again. */
    lookup(id: string): ComponentType<object> {
      const known = lazies.get(id);
      if (known) return known;
      const made = lazy(() => load(id));
      lazies.set(id, made);
      return made;
    },
    /** For a retry: the next look-up loads anew. */
    forget(id: string): void {
      lazies.delete(id);
    },
    /** On intent (hover, focus, touch): the code is there before the click. A failure here is told at the click. */
    preload: (id: string): void => void load(id).catch(() => {}),
  };
}

const never = () => () => {};

/** Markup of one release must not be hydrated by another: while hydrating, a fall-back release throws and React renders the boundary anew. */
function neverHydrate(View: ComponentType<object>): ComponentType<object> {
  return function Fresh(props: object) {
    const hydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    if (hydrating) throw new LeftToBrowser('markup of another release');
    return createElement(View, props);
  };
}

/** Thrown to leave a boundary to the browser on purpose; its digest tells it from a fault. */
export class LeftToBrowser extends Error {
  override name = 'LeftToBrowser';
  digest = 'browser-only';
}
