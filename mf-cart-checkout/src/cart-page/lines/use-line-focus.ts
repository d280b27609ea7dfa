import type { CartItem } from '@bookfront/shared/schemas';
import { type RefObject, useEffect, useRef } from 'react';
import { focusIfNowhere } from '../../focus';

/**
 * When the line that has the focus is removed, the next line gets it, else the one before. The page itself takes care
 * of an empty cart.
 */
export function useLineFocus(items: readonly CartItem[], container: RefObject<HTMLElement | null>) {
  const focused = useRef<string>(undefined);
  const before = useRef(idsOf(items));
  useEffect(() => {
    const now = idsOf(items);
    const old = before.current;
    const at = old.findIndex((id) => id === focused.current && !now.includes(id));
    before.current = now;
    if (at === -1) return;
    const neighbour = [
      ...old.slice(at + 1),
      ...now.filter((id) => !old.includes(id)),
      ...old.slice(0, at).toReversed(),
    ].find((id) => now.includes(id));
    focusIfNowhere(rowOf(container.current, neighbour)?.querySelector<HTMLElement>('[data-part="title"] a') ?? null);
  }, [items, container]);
  return {
    onFocus({ target }: { target: Element }) {
      focused.current = target.closest<HTMLElement>('[data-line]')?.dataset.line;
    },
    /** React reports no blur for an element that it removes itself. */
    onBlur() {
      focused.current = undefined;
    },
  };
}

const idsOf = (items: readonly CartItem[]): string[] => items.map(({ cart_info }) => cart_info.cart_id);
const rowOf = (container: HTMLElement | null, id: string | undefined): HTMLElement | undefined =>
  [...(container?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].find((row) => row.dataset.line === id);
