import type { Title } from '@bookfront/shared/schemas';
import { type KeyboardEvent, useState } from 'react';
import * as m from '#messages';
import { sectionsOf } from './sections';
import { Panels, TabBar } from './tab-styles';
import { useHydrated } from './use-hydrated';

/**
 * The sections of a title as tabs. Without scripts every section is open; before hydration the links open theirs by
 * :target. The first panel is open in all three cases, so that hydration moves nothing.
 */
export function ItemTabs({ title }: { title: Title }) {
  const isHydrated = useHydrated();
  const sections = sectionsOf(title, isHydrated);
  const [open, setOpen] = useState(sections[0]?.id ?? '');
  const ids = sections.map(({ id }) => id);
  return (
    <>
      <TabBar role={isHydrated ? 'tablist' : undefined} aria-label={isHydrated ? m.about_this_title() : undefined}>
        {sections.map(({ id, name }) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            data-open={id === open || undefined}
            {...(isHydrated ? tabProps(id, id === open, ids, setOpen) : {})}
          >
            {name}
          </a>
        ))}
      </TabBar>
      <Panels data-live={isHydrated || undefined}>
        {sections.map(({ id, name, body }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`tab-${id}`}
            data-open={id === open || undefined}
            {...(isHydrated ? { role: 'tabpanel', tabIndex: 0, hidden: id !== open } : {})}
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

/** The tab that a key selects from `id`, or undefined. Space selects the current one, as on a button. */
function nextTab(key: string, ids: string[], id: string): string | undefined {
  const at = ids.indexOf(id);
  const keys: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, ' ': at };
  const target = keys[key];
  return target === undefined ? undefined : ids.at(target % ids.length);
}
