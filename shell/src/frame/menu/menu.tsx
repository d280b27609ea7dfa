import { isShopPath, isWebAddress } from '@bookfront/shared/format/web-address';
import { useHasPage, usePage, useSettings } from '@bookfront/shared/page';
import type { MenuEntry } from '@bookfront/shared/schemas';
import { ShopLink } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';
import * as m from '#messages';

/**
 * The shop's menu as a list of links (NAV-48, NAV-49): by path within the shop, by url elsewhere; a submenu under its
 * entry.
 */
export function Menu({ label, max, className }: MenuProps) {
  const { site_navigation } = useSettings();
  const { absent } = usePage();
  const hasPage = useHasPage();
  // an entry whose page no release brings yet waits for it
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
  /** A bar: submenus open from it, and what is over so many entries stands under 'More'. */
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

/** Two entries may carry the same id: their place tells them apart. */
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
 * Addresses from settings: http, https, mailto, tel or a path; nothing else becomes a link (SPEC-D8). A name alone that
 * opens a submenu takes the focus.
 */
function EntryLink({ entry, opens, children }: { entry: MenuEntry; opens: boolean; children: ReactNode }) {
  const address = addressOf(entry);
  if (isShopPath(address)) return <ShopLink to={address}>{children}</ShopLink>;
  if (isWebAddress(address) || /^(mailto:|tel:)/i.test(address)) return <a href={address}>{children}</a>;
  return opens ? <button type="button">{children}</button> : <span>{children}</span>;
}

/** An entry of the type link, or whose link_type says so, goes to its url; any other to its path, if it has one. */
function addressOf({ type, link_type = '', path = '', url = '' }: MenuEntry): string {
  const byUrl = type === 'link' || /^(url|link|external)$/i.test(link_type);
  return (byUrl ? url || path : path || url).trim();
}
