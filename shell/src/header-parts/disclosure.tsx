import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';

/** Escape and leaving a small menu close it; Escape puts the focus back on what opened it. */
export function useLeaving(place: RefObject<HTMLElement | null>, isOpen: () => boolean, close: () => void) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen()) return;
      close();
      place.current?.querySelector<HTMLElement>('summary, [aria-expanded]')?.focus();
    },
    onBlur(event: FocusEvent) {
      if (event.relatedTarget && !place.current?.contains(event.relatedTarget)) close();
    },
  };
}

interface DisclosureProps {
  summary: ReactNode;
  /** Its name for what puts the focus on it. */
  place?: string;
  children: ReactNode;
  onOpen?: () => void;
}

/** A small menu of the header that opens without scripts as well. A click on a link of it closes it. */
export function Disclosure({ summary, place, children, onOpen }: DisclosureProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const leaving = useLeaving(menu, () => menu.current?.open ?? false, close);
  return (
    <Wrap
      ref={menu}
      {...leaving}
      onToggle={() => menu.current?.open && onOpen?.()}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}
    >
      <Toggle data-place={place}>{summary}</Toggle>
      <Panel>{children}</Panel>
    </Wrap>
  );
}

const Wrap = styled.details`
  position: relative;
`;

const Toggle = styled.summary`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.45rem;
  min-width: 44px;
  min-height: 44px;
  padding-inline: 0.5rem;
  border-radius: 5px;
  font-weight: 600;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: var(--search-line);
  }
`;

/** The sheet of a header's menu. */
export const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline-end: 0;
  z-index: 20;
  min-width: 13rem;
  max-width: calc(100vw - 2rem);
  max-height: calc(100dvh - 6rem);
  overflow-y: auto;
  padding: 0.5rem;
  border: 1px solid var(--c-line);
  border-radius: 6px;
  background: var(--c-surface);
  color: var(--c-ink);
  box-shadow: 0 14px 34px -12px rgb(0 0 0 / 40%);
  strong {
    display: block;
    padding: 0.25rem 0.5rem 0.5rem;
    overflow-wrap: anywhere;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 0.25rem 0.5rem;
    border: 0;
    border-radius: 4px;
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    background: var(--c-wash);
  }
`;
