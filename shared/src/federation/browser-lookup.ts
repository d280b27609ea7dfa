import { type ComponentType, createElement, lazy, useSyncExternalStore } from 'react';
import type { RemoteRef } from '../contract';
import { ClientOnlyError, isNotLoaded, NotLoaded, type RemoteLookup, type RemoteReport } from './lookup';
import { Late, loadRemote } from './runtime/load';

type Module = { default: ComponentType<object> };
type Report = (event: RemoteReport) => void;

/** Lookup over the page's remote map. `report` is called for each release that mounted or failed. */
export function browserLookup(remotes: Record<string, RemoteRef>, budgetMs: number, report: Report): RemoteLookup {
  const lazies = new Map<string, ComponentType<object>>();
  /** Keys of `lazies` that did not load. */
  const failed = new Set<string>();
  const { load, usedAt, remoteOf } = createLoads(remotes, budgetMs, report);
  return {
    /** The lazy component keeps its identity: a re-render must find the same one, or the boundary would start again. */
    lookup(id: string, skip = 0): ComponentType<object> {
      const key = keyOf(id, skip);
      const known = lazies.get(key);
      if (known) return known;
      const made = lazy(() =>
        load(id, skip).catch((error: unknown) => {
          failed.add(key);
          throw error;
        }),
      );
      lazies.set(key, made);
      return made;
    },
    /** For a retry: the next look-up loads again what did not load. What stands elsewhere in the page is not restarted. */
    forget(id: string): void {
      for (const key of failed) if (key.startsWith(`${id} `) && failed.delete(key)) lazies.delete(key);
    },
    /** On intent (hover, focus, touch): the code is there before the click. */
    preload: (id: string): void => void load(id, 0).catch(() => {}),
    mounted(id, skip) {
      const ref = usedAt(id, skip);
      if (ref) report({ kind: 'mount', id, version: ref.version, error: '' });
    },
    failed(id, skip, error) {
      const ref = usedAt(id, skip);
      if (!ref || isNotLoaded(error)) return undefined;
      report({ kind: 'render-error', id, version: ref.version, error: textOf(error) });
      return ref.fallback ? chainOf(remoteOf(id)).indexOf(ref) + 1 : undefined;
    },
  };
}

const keyOf = (id: string, skip: number) => `${id} ${skip}`;

/** Loads each part once, and again after a failure; knows which release each came from. */
function createLoads(remotes: Record<string, RemoteRef>, budgetMs: number, report: Report) {
  const loads = new Map<string, Promise<Module>>();
  const used = new Map<string, RemoteRef>();
  const remoteOf = (id: string) => remotes[id.split('/')[0] ?? ''];

  function load(id: string, skip: number): Promise<Module> {
    const key = keyOf(id, skip);
    const known = loads.get(key);
    if (known) return known;
    const made = loadFresh(id, skip);
    loads.set(key, made);
    made.catch(() => loads.delete(key));
    return made;
  }
  async function loadFresh(id: string, skip: number): Promise<Module> {
    const first = remoteOf(id);
    const wanted = chainOf(first)[skip];
    if (!wanted) throw new NotLoaded(`no release of ${id}`);
    const onFailure = (error: unknown, { version }: RemoteRef) =>
      report({ kind: 'load-failure', id, version, error: textOf(error) });
    const { module, ref } = await loadRemote(id, wanted, budgetMs, onFailure, (found, from) =>
      componentOf(id, found, from),
    ).catch(throwNotLoaded);
    used.set(keyOf(id, skip), ref);
    return { default: ref === first ? module : neverHydrate(module) };
  }
  const usedAt = (id: string, skip: number): RemoteRef | undefined =>
    used.get(keyOf(id, skip)) ?? chainOf(remoteOf(id))[skip];
  return { load, usedAt, remoteOf };
}

function throwNotLoaded(error: unknown): never {
  const failure = new NotLoaded(textOf(error));
  if (error instanceof Late) failure.arrival = error.arrival;
  throw failure;
}

/** A release and those that stand in for it, in order. */
const chainOf = (ref: RemoteRef | undefined): RemoteRef[] => (ref ? [ref, ...chainOf(ref.fallback)] : []);

const textOf = (error: unknown): string => String(error instanceof Error ? error.message : error);

/** A module without its component is as good as none. */
async function componentOf(id: string, module: unknown, ref: RemoteRef): Promise<ComponentType<object>> {
  if (ref.react) return (await import('./other-react-remote')).otherReactRemote(id, module);
  const component = (module as Partial<Module>).default;
  if (!component) throw new Error(`no component in ${id} of ${ref.version}`);
  return component;
}

const never = () => () => {};

/**
 * Markup of one release must not be hydrated by another: while hydrating, a fall-back release throws and React renders
 * the boundary again.
 */
function neverHydrate(View: ComponentType<object>): ComponentType<object> {
  return function Fresh(props: object) {
    const hydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    if (hydrating) throw new ClientOnlyError('markup of another release');
    return createElement(View, props);
  };
}
