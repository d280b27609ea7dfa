import { LookupContext } from '@bookfront/shared/federation';
import { PageContext, pageAt } from '@bookfront/shared/page';
import { type ReactNode, useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/**
 * A link within the shop. On intent (hover, focus, touch) the code of the page it leads to is fetched, so that it is
 * there before the click.
 */
export function ShopLink({
  to,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...rest
}: Omit<LinkProps, 'to'> & { to: string }): ReactNode {
  const preload = usePreload(to);
  return (
    <Link
      to={to}
      onPointerEnter={(event) => {
        preload();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        preload();
        onTouchStart?.(event);
      }}
      {...rest}
    />
  );
}

/** Fetches the code of the page behind `path` when called; a page that is here already costs nothing. */
export function usePreload(path: string): () => void {
  const { preload } = useContext(LookupContext);
  const state = useContext(PageContext);
  return () => {
    const page = state && pageAt(path, state);
    if (page && page !== 'shell/MenuEntry') preload(page);
  };
}
