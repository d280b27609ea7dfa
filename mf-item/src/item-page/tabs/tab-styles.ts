import styled from 'styled-components';

export const TabBar = styled.div`
  display: flex;
  gap: 0.25rem 1.75rem;
  overflow-x: auto;
  border-bottom: 1px solid var(--c-line);
  scrollbar-width: none;
  a {
    flex: none;
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    padding-inline: 2px;
    border-bottom: 3px solid transparent;
    color: var(--c-muted);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: var(--c-ink);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[data-open] {
    border-color: var(--c-accent);
    color: var(--c-ink);
  }
  @media (scripting: none) {
    a {
      border-color: transparent;
    }
  }
`;

/** With scripts only one panel is shown; without them all are, each under its heading. */
export const Panels = styled.div`
  > section {
    padding-top: 1.5rem;
    scroll-margin-top: 6rem;
  }
  > section > h2 {
    margin: 0 0 0.75rem;
    font: 600 var(--size-lead)/1.25 var(--font-heading);
  }
  @media (scripting: enabled) {
    > section:not([data-open]) {
      display: none;
    }
    &:not([data-live]) > section:target {
      display: block;
    }
    > section > h2 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
