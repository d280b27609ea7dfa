import { useEffect } from 'react';
import styled from 'styled-components';

/** The page's one h1. After a navigation the shell moves the focus here, so that a screen reader says where it is. */
export const PageTitle = styled.h1.attrs({ tabIndex: -1, 'data-page-title': '' })`
  margin: 0 0 0.75rem;
  font: 600 clamp(1.7rem, 1.2rem + 2vw, 2.5rem) / 1.15 var(--font-heading);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  text-wrap: balance;
  /* it takes the focus to be read out, not to be acted on: a frame around it would look like a field */
  &:focus-visible {
    outline: none;
  }
`;

/** For what is about to lose the focus, or has lost it: the page says where the shopper is. */
export const focusPageTitle = (): void => document.querySelector<HTMLElement>('[data-page-title]')?.focus();

/** The window's title, for pages that set their own (ITM-44). */
export function useDocumentTitle(text: string | undefined): void {
  useEffect(() => {
    if (text) document.title = text;
  }, [text]);
}
