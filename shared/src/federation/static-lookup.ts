import { type ComponentType, lazy } from 'react';
import type { RemoteLookup } from './lookup';

type Module = { default: ComponentType<object> };

/** The parts as one build has them, for the bench's monolith: the same interface over plain dynamic imports. */
export function partsOf(imports: Record<string, () => Promise<Module>>): RemoteLookup {
  const lazies = new Map<string, ComponentType<object>>();
  return {
    lookup(id) {
      const load = imports[id];
      if (!load) return undefined;
      const known = lazies.get(id) ?? lazy(load);
      lazies.set(id, known);
      return known;
    },
    forget: (id) => void lazies.delete(id),
    preload: (id) => void imports[id]?.().catch(() => {}),
  };
}
