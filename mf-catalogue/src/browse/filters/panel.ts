import { ShopLink } from '@bookfront/shared/ui';
import styled from 'styled-components';

/** A filter group that opens and closes; between 300 and 440 px high at most, then it scrolls (BRW-39). */
export const Panel = styled.details`
  border-bottom: 1px solid var(--c-line);
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    font: 600 var(--size-text)/1.3 var(--font-text);
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary::after {
    content: '';
    width: 8px;
    height: 8px;
    margin-inline-end: 6px;
    border: solid var(--c-muted);
    border-width: 0 1.6px 1.6px 0;
    transform: rotate(45deg);
    transition: transform 150ms;
  }
  &[open] > summary::after {
    transform: rotate(-135deg);
  }
  > :not(summary) {
    max-height: clamp(300px, 46vh, 440px);
    overflow-y: auto;
    margin-bottom: 0.9rem;
    scrollbar-width: thin;
  }
  /* the part that scrolls would cut off a ring around what it holds */
  > :not(summary) :focus-visible {
    outline-offset: -3px;
  }
`;

export const EntryList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const GroupName = styled.h3`
  margin: 0.6rem 0 0.2rem;
  color: var(--c-muted);
  font: 600 var(--size-tiny)/1.3 var(--font-text);
  letter-spacing: 0.05em;
  text-transform: uppercase;
`;

export const Row = styled.div`
  display: flex;
  align-items: stretch;
`;

/**
 * Styled as a link, not as a checkbox, since Space doesn't work on links. The tick of a chosen entry and the dash beside
 * it are drawn in CSS: a page has a hundred of them.
 */
export const EntryLink = styled(ShopLink)`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 0.65rem;
  min-height: 44px;
  padding: 0.2rem 0.35rem 0.2rem 2px;
  border-radius: 4px;
  color: var(--c-link);
  font-size: var(--size-small);
  line-height: 1.3;
  text-decoration: none;
  overflow-wrap: anywhere;
  > span:first-child {
    flex: 1;
    min-width: 0;
  }
  &[aria-current] {
    color: var(--c-ink);
    font-weight: 600;
  }
  &[aria-current]::before {
    content: '';
    flex: none;
    width: 6px;
    height: 12px;
    margin: -3px 1px 0 4px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  @media (min-width: 900px) and (pointer: fine) {
    min-height: 36px;
  }
`;

export const Count = styled.span`
  color: var(--c-muted);
  font-size: var(--size-small);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

export const ExcludeLink = styled(ShopLink)`
  display: grid;
  place-items: center;
  width: 44px;
  border-radius: 4px;
  @media (min-width: 900px) and (pointer: fine) {
    width: 32px;
  }
  color: var(--c-muted);
  &::before {
    content: '';
    width: 11px;
    height: 1.7px;
    background: currentColor;
  }
  &:hover {
    background: var(--c-wash);
    color: var(--c-ink);
  }
`;

export const Sub = styled.details`
  margin-inline-start: 0.9rem;
  > summary {
    color: var(--c-muted);
    font-size: var(--size-small);
    padding-block: 0.8rem;
    line-height: 1.4;
    cursor: pointer;
  }
  @media (min-width: 900px) and (pointer: fine) {
    > summary {
      padding-block: 0.3rem;
    }
  }
`;
