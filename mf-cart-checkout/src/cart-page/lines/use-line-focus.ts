import type { CartItem } from '@bookfront/shared/schemas';
import { type RefObject, useEffect, useRef } from 'react';
import { focusIfNowhere } from '../../focus';

/**
 * A line that goes takes the focus with it: the line that took its place gets it, else the one before it. Only where
 * the focus was in the
 * line that went; an empty cart is the page's own affair.
 */
export function useLineFocus(items: readonly CartItem[], place: RefObject<HTMLElement | null>) {
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
    focusIfNowhere(rowOf(place.current, neighbour)?.querySelector<HTMLElement>('[data-part="title"] a') ?? null);
  }, [items, place]);
  return {
    onFocus({ target }: { target: Element }) {
      focused.current = target.closest<HTMLElement>('[data-line]')?.dataset.line;
    },
    /** React tells of no blur where it takes the element itself away. */
    onBlur() {
      focused.current = undefined;
    },
  };
}

const idsOf = (items: readonly CartItem[]): string[] => items.map(({ cart_info }) => cart_info.cart_id);
const rowOf = (place: HTMLElement | null, id: string | undefined): HTMLElement | undefined =>
  [...(place?.querySelectorAll<HTMLElement>('[data-line]') ?? [])].find((row) => row.dataset.line === id);
