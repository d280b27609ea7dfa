import type { Suggestion } from '@bookfront/shared/schemas';
import { Hidden } from '@bookfront/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

interface SuggestionsProps {
  /** Of the combobox: the list is `{id}-list`, row n is `{id}-{n}`. */
  id: string;
  suggestions: Suggestion[] | undefined;
  isOpen: boolean;
  active: number;
  choose: (suggestion: Suggestion) => void;
}

/** The rows under the search box; how many there are is said to a screen reader. */
export function Suggestions({ id, suggestions = [], isOpen, active, choose }: SuggestionsProps) {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <>
      <Hidden role="status">{isOpen ? countText(suggestions.length) : ''}</Hidden>
      <Popup
        id={`${id}-list`}
        role="listbox"
        aria-label={m.suggestions()}
        hidden={!isOpen}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isOpen && suggestions.length === 0 && (
          <Nothing role="option" aria-disabled="true" aria-selected="false">
            {m.no_suggestions()}
          </Nothing>
        )}
        {suggestions.map((suggestion, i) => (
          <Row
            key={suggestion.eisbn}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === active}
            onClick={() => choose(suggestion)}
          >
            <b dir="auto">{suggestion.title}</b>
            {suggestion.subtitle && <span dir="auto">{suggestion.subtitle}</span>}
            {suggestion.author && <small dir="auto">{suggestion.author}</small>}
          </Row>
        ))}
      </Popup>
    </>
  );
}

const countText = (count: number) => (count === 0 ? m.no_suggestions() : m.suggestion_count({ count }));

const Popup = styled.ul`
  position: absolute;
  z-index: 40;
  inset-block-start: calc(100% + 6px);
  inset-inline: 0;
  max-width: 500px;
  max-height: min(70vh, 32rem);
  overflow-y: auto;
  margin: 0;
  padding: 0.4rem;
  list-style: none;
  border: 1px solid var(--c-line);
  border-radius: 8px;
  background: var(--c-surface);
  color: var(--c-ink);
  box-shadow: 0 18px 40px -12px rgb(0 0 0 / 32%);
  &[hidden] {
    display: none;
  }
`;

const Row = styled.li`
  display: grid;
  align-content: center;
  gap: 0.1rem;
  min-height: 44px;
  padding: 0.55rem 0.75rem;
  border-radius: 5px;
  cursor: pointer;
  overflow-wrap: anywhere;
  b {
    font: 600 var(--size-text)/1.3 var(--font-heading);
  }
  span {
    font-size: var(--size-small);
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  &:hover,
  &[aria-selected='true'] {
    background: var(--c-wash);
  }
  &[aria-selected='true'] {
    box-shadow: inset 3px 0 0 var(--c-accent);
  }
`;

const Nothing = styled.li`
  padding: 0.75rem;
  color: var(--c-muted);
`;
