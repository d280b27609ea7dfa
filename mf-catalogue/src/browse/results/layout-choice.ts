import { useSession } from '@bookfront/shared/session';
import { tabStorage } from '@bookfront/shared/storage';
import { useSyncExternalStore } from 'react';

/** The layouts of the results; the list is an institution's extra (SEC-02, GAP-22). */
export const layouts = ['grid', 'cards', 'list'] as const;
export type Layout = (typeof layouts)[number];

const key = 'browse_layout';
const listeners = new Set<() => void>();

/** The layout kept for this session (BRW-20), and the ones that this visitor may choose. The server draws the grid. */
export function useLayout(): { layout: Layout; offered: readonly Layout[]; choose: (layout: Layout) => void } {
  const kept = useSyncExternalStore(subscribe, read, () => 'grid' as const);
  const offered = useSession().user?.is_institution ? layouts : layouts.slice(0, 2);
  return { layout: offered.includes(kept) ? kept : 'grid', offered, choose };
}

function read(): Layout {
  const kept = tabStorage.read(key);
  return layouts.find((layout) => layout === kept) ?? 'grid';
}

function choose(layout: Layout): void {
  tabStorage.write(key, layout);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
