import { formatMoney, languageOf } from '@bookfront/shared/format';
import type { Suggestion } from '@bookfront/shared/schemas';
import { Cover, Hidden } from '@bookfront/shared/ui';
import { Fragment, useEffect } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { markedParts } from './marked-parts';

interface SuggestionsProps {
  /** Of the combobox: the list is `{id}-list`, row n is `{id}-{n}`. */
  id: string;
  suggestions: Suggestion[] | undefined;
  isOpen: boolean;
  active: number;
  typed: string;
  choose: (suggestion: Suggestion) => void;
}

/**
 * The rows under the search box, the last one for all results; how many there are is said to a screen reader. Loaded
 * with the first letter.
 */
export function Suggestions({ id, suggestions = [], isOpen, active, typed, choose }: SuggestionsProps) {
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
            <Cover title={suggestion} />
            <Words>
              <b {...languageOf(suggestion)}>
                <Marked text={suggestion.title} typed={typed} />
              </b>
              {suggestion.subtitle && <span dir="auto">{suggestion.subtitle}</span>}
              {suggestion.author && (
                <small dir="auto">
                  <Marked text={suggestion.author} typed={typed} />
                </small>
              )}
            </Words>
            {suggestion.price !== null && <span>{formatMoney(suggestion.price)}</span>}
          </Row>
        ))}
        {suggestions.length > 0 && (
          <AllResults
            id={`${id}-${suggestions.length}`}
            role="option"
            aria-selected={active === suggestions.length}
            onClick={({ currentTarget }) => currentTarget.closest('form')?.requestSubmit()}
          >
            {m.all_results({ text: typed.trim() })}
          </AllResults>
        )}
      </Popup>
    </>
  );
}

/** The text with the words marked that begin as a typed one does. */
function Marked({ text, typed }: { text: string; typed: string }) {
  return markedParts(text, typed).map(({ words, isMatch }, i) =>
    isMatch ? <mark key={i}>{words}</mark> : <Fragment key={i}>{words}</Fragment>,
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
  grid-template-columns: 2rem minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.75rem;
  min-height: 44px;
  padding: 0.4rem 0.75rem;
  border-radius: 5px;
  cursor: pointer;
  overflow-wrap: anywhere;
  font-size: var(--size-small);
  &:hover,
  &[aria-selected='true'] {
    background: var(--c-wash);
  }
  &[aria-selected='true'] {
    box-shadow: inset 3px 0 0 var(--c-accent);
  }
`;

const AllResults = styled(Row)`
  display: flex;
  color: var(--c-link);
  font-weight: 600;
`;

const Words = styled.span`
  display: grid;
  gap: 0.1rem;
  b {
    font: 600 var(--size-text)/1.3 var(--font-heading);
  }
  small {
    color: var(--c-muted);
    font-size: var(--size-small);
  }
  mark {
    background: none;
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--c-accent);
    text-decoration-thickness: 2px;
    text-underline-offset: 0.15em;
  }
`;

const Nothing = styled.li`
  padding: 0.75rem;
  color: var(--c-muted);
`;
