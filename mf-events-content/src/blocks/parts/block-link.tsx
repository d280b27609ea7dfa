import { isShopPath, isWebAddress } from '@bookfront/shared/format/web-address';
import { useHasPage } from '@bookfront/shared/page';
import type { BlockButton as Button } from '@bookfront/shared/schemas';
import { ButtonLink, Hidden, ShopLink } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import * as m from '#messages';

/**
 * May a block lead there? Only by http and https, by mail and telephone, to a part of the page, and to a page that the
 * shop has (SPEC-D8).
 */
export function useLeads(): (url: string) => boolean {
  const hasPage = useHasPage();
  return (url) => (isShopPath(url) ? hasPage(url) : isWebAddress(url) || /^(mailto:\S|tel:[\d+]|#)/i.test(url));
}

const tab = (isNew: boolean) => (isNew ? { target: '_blank', rel: 'noopener noreferrer' } : {});

interface BlockLinkProps {
  to: string;
  isNewTab: boolean;
  children: ReactNode;
}

export const BlockLink = ({ to, isNewTab, children }: BlockLinkProps) => (
  <ShopLink to={to} {...tab(isNewTab)}>
    {children}
    {isNewTab && <NewTab />}
  </ShopLink>
);

const kinds = { primary: undefined, secondary: 'quiet', link: 'plain' } as const;

/** PGB-12: label, address, the look of its type, a new tab. Nothing where it leads nowhere. */
export function BlockButton({ button: { label, url, type, new_tab } }: { button: Button }) {
  const leads = useLeads();
  if (!leads(url)) return null;
  return (
    <ButtonLink to={url} kind={kinds[type]} data-type={type} {...tab(new_tab)}>
      <span dir="auto">{label}</span>
      {new_tab && <NewTab />}
    </ButtonLink>
  );
}

const NewTab = () => <Hidden> {m.opens_in_a_new_tab()}</Hidden>;
