import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';

/** A stage of a dialog, keyed by its name. The dialog focuses the first; each later one takes the focus as it comes. */
export function FocusedStage({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => stage.current?.focus(), []);
  return (
    <Content ref={stage} tabIndex={-1}>
      {children}
    </Content>
  );
}

const Content = styled.div`
  outline: none;
  overflow-wrap: anywhere;
  h3 {
    margin: 0 0 0.5rem;
    font: 600 var(--size-text)/1.3 var(--font-heading);
  }
`;
