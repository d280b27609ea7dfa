import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import styled from 'styled-components';

/** Closes a small menu on Escape or when the focus leaves it; Escape returns the focus to its button. */
export function useDismiss(container: RefObject<HTMLElement | null>, isOpen: () => boolean, close: () => void) {
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen()) return;
      close();
      container.current?.querySelector<HTMLElement>('summary, [aria-expanded]')?.focus();
    },
    onBlur(event: FocusEvent) {
      if (event.relatedTarget && !container.current?.contains(event.relatedTarget)) close();
    },
  };
}

interface DisclosureProps {
  summary: ReactNode;
  /** The name by which `useFocusAfterLoad` finds it. */
  focusTarget?: string;
  children: ReactNode;
  onOpen?: () => void;
}

/** A small menu of the header that also opens without scripts. A click on one of its links closes it. */
export function Disclosure({ summary, focusTarget, children, onOpen }: DisclosureProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const dismissal = useDismiss(menu, () => menu.current?.open ?? false, close);
  return (
    <Wrap
      ref={menu}
      {...dismissal}
      onToggle={() => menu.current?.open && onOpen?.()}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && close()}
    >
      <Toggle data-focus-target={focusTarget}>{summary}</Toggle>
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

/** The panel of a header menu. */
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
