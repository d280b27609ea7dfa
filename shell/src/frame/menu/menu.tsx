import { isShopPath, isWebAddress } from '@bookfront/shared/format/web-address';
import { useHasPage, usePage, useSettings } from '@bookfront/shared/page';
import { isSamePath } from '@bookfront/shared/routes';
import type { MenuEntry } from '@bookfront/shared/schemas';
import { ShopLink } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as m from '#messages';

/** The shop's menu as nested lists of links (NAV-48, NAV-49): by path within the shop, by url elsewhere. */
export function Menu({ label, max, className }: MenuProps) {
  const { site_navigation } = useSettings();
  const { absent } = usePage();
  const hasPage = useHasPage();
  // hide entries whose page no release has yet
  const entries = absent
    ? present(site_navigation, (entry) => !isShopPath(addressOf(entry)) || hasPage(addressOf(entry)))
    : site_navigation;
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      <Entries entries={max ? withMore(entries, max) : entries} opens={max !== undefined} />
    </nav>
  );
}

const present = (entries: MenuEntry[], isPresent: (entry: MenuEntry) => boolean): MenuEntry[] =>
  entries
    .filter(isPresent)
    .map((entry) => (entry.submenu ? { ...entry, submenu: present(entry.submenu, isPresent) } : entry));

interface MenuProps {
  label: string;
  /** For a bar: submenus open from it, and entries beyond this number go under 'More'. */
  max?: number;
  className?: string;
}

function withMore(entries: MenuEntry[], max: number): MenuEntry[] {
  if (entries.length <= max) return entries;
  const more: MenuEntry = {
    menu_id: 'more',
    id: 'more',
    label: m.more(),
    type: 'unlinked',
    submenu: entries.slice(max - 1),
  };
  return [...entries.slice(0, max - 1), more];
}

/** Keys include the index, since two entries may have the same id. */
const Entries = ({ entries, opens = false }: { entries: MenuEntry[]; opens?: boolean }) => (
  <ul>
    {entries.map((entry, i) => {
      const below = entry.submenu ?? [];
      return (
        <li key={`${entry.menu_id} ${i}`}>
          <EntryLink entry={entry} opens={opens && below.length > 0}>
            {entry.label}
          </EntryLink>
          {below.length > 0 && <Entries entries={below} />}
        </li>
      );
    })}
  </ul>
);

/**
 * An entry's link if its address is http, https, mailto, tel or a path (SPEC-D8). Without one, it is a button if it
 * opens a submenu, so that it can be focused.
 */
function EntryLink({ entry, opens, children }: { entry: MenuEntry; opens: boolean; children: ReactNode }) {
  const address = addressOf(entry);
  const { pathname } = useLocation();
  if (isShopPath(address))
    return (
      <ShopLink to={address} aria-current={isSamePath(address, pathname) ? 'page' : undefined}>
        {children}
      </ShopLink>
    );
  if (isWebAddress(address) || /^(mailto:|tel:)/i.test(address)) return <a href={address}>{children}</a>;
  return opens ? <button type="button">{children}</button> : <span>{children}</span>;
}

/** The url of an entry whose type or link_type says so; else its path, if it has one. */
function addressOf({ type, link_type = '', path = '', url = '' }: MenuEntry): string {
  const byUrl = type === 'link' || /^(url|link|external)$/i.test(link_type);
  return (byUrl ? url || path : path || url).trim();
}
