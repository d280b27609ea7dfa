import type { Title } from '@bookfront/shared/schemas';
import { type KeyboardEvent, useState } from 'react';
import * as m from '#messages';
import { sectionsOf } from './sections';
import { Panels, TabBar } from './tabs-look';
import { useHydrated } from './use-hydrated';

/**
 * What is to read of a title. Without scripts every section stands open; until they run, the bar's links open theirs
 * (:target);
 * then it is a tab list of WAI-ARIA. The first panel is open in all three, so nothing moves while hydrating.
 */
export function ItemTabs({ title }: { title: Title }) {
  const isLive = useHydrated();
  const sections = sectionsOf(title, isLive);
  const [open, setOpen] = useState(sections[0]?.id ?? '');
  const ids = sections.map(({ id }) => id);
  return (
    <>
      <TabBar role={isLive ? 'tablist' : undefined} aria-label={isLive ? m.about_this_title() : undefined}>
        {sections.map(({ id, name }) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            data-open={id === open || undefined}
            {...(isLive ? tabProps(id, id === open, ids, setOpen) : {})}
          >
            {name}
          </a>
        ))}
      </TabBar>
      <Panels data-live={isLive || undefined}>
        {sections.map(({ id, name, body }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`tab-${id}`}
            data-open={id === open || undefined}
            {...(isLive ? { role: 'tabpanel', tabIndex: 0, hidden: id !== open } : {})}
          >
            <h2>{name}</h2>
            {body}
          </section>
        ))}
      </Panels>
    </>
  );
}

function tabProps(id: string, isOpen: boolean, ids: string[], setOpen: (id: string) => void) {
  return {
    role: 'tab',
    'aria-selected': isOpen,
    'aria-controls': id,
    tabIndex: isOpen ? 0 : -1,
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault();
      setOpen(id);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = nextTab(event.key, ids, id);
      if (next === undefined) return;
      event.preventDefault();
      setOpen(next);
      document.getElementById(`tab-${next}`)?.focus();
    },
  };
}

/** The tab that a key leads to from `id`, or undefined. Space opens as on a button. */
function nextTab(key: string, ids: string[], id: string): string | undefined {
  const at = ids.indexOf(id);
  const keys: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, ' ': at };
  const wanted = keys[key];
  return wanted === undefined ? undefined : ids.at(wanted % ids.length);
}
