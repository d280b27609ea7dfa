import { useSettings } from '@bookfront/shared/page';
import type { MenuEntry } from '@bookfront/shared/schemas';
import { ShopLink } from '@bookfront/shared/ui';
import type { ReactNode } from 'react';

/** The shop's menu as a list of links (NAV-48, NAV-49): by path within the shop, by url elsewhere; a submenu under its entry. */
export function Menu({ label, className }: { label: string; className?: string }) {
  const { site_navigation } = useSettings();
  if (site_navigation.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul>
        {site_navigation.map((entry) => (
          <Entry key={entry.menu_id} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  return (
    <li>
      <EntryLink entry={entry}>{entry.label}</EntryLink>
      {entry.submenu && entry.submenu.length > 0 && (
        <ul>
          {entry.submenu.map((below) => (
            <Entry key={below.menu_id} entry={below} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Addresses from settings: http, https, mailto, tel or a path; nothing else becomes a link (decision 8). */
function EntryLink({ entry: { path, url }, children }: { entry: MenuEntry; children: ReactNode }) {
  if (path?.startsWith('/')) return <ShopLink to={path}>{children}</ShopLink>;
  if (url && /^(https?:|mailto:|tel:)/i.test(url)) return <a href={url}>{children}</a>;
  return <span>{children}</span>;
}
