import { useEffect, useRef } from 'react';
import { AddForm } from './add-form';
import { AddedMenu } from './added-menu';
import { useFavourite } from './favourites-api';

interface FavouriteButtonProps {
  eisbn: string;
  title: string;
  /** The heart alone, for a cover's corner. */
  compact?: boolean;
}

/**
 * The heart: puts a title among the favourites (LST-16), and takes it out again (LST-17). A plain form until it is
 * hydrated.
 */
export function FavouriteButton({ eisbn, title, compact = false }: FavouriteButtonProps) {
  const { payload, isFavourite, isBusy, add, remove } = useFavourite(eisbn);
  const element = useFocusAfterSwap(isFavourite);
  return (
    <span ref={element}>
      {isFavourite ? (
        <AddedMenu title={title} compact={compact} payload={payload} isBusy={isBusy} onRemove={remove} />
      ) : (
        <AddForm title={title} compact={compact} payload={payload} isBusy={isBusy} onAdd={add} />
      )}
    </span>
  );
}

/** Moves the focus to the new control, whose label a screen reader then says, when it replaces the pressed one. */
function useFocusAfterSwap(isFavourite: boolean) {
  const element = useRef<HTMLSpanElement>(null);
  const before = useRef(isFavourite);
  useEffect(() => {
    const hasNoFocus = document.activeElement === document.body || document.activeElement === null;
    if (before.current !== isFavourite && hasNoFocus)
      element.current?.querySelector<HTMLElement>('summary, button')?.focus();
    before.current = isFavourite;
  }, [isFavourite]);
  return element;
}
