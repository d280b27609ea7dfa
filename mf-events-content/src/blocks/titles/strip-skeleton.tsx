import styled from 'styled-components';
import { Frame, Strip } from './strip';

export function StripSkeleton() {
  return (
    <Frame aria-busy="true">
      <Strip as="div">
        {Array.from({ length: 8 }, (_, i) => (
          <Cell key={i} />
        ))}
      </Strip>
    </Frame>
  );
}

/** As tall as a cover with its four lines of text. */
const Cell = styled.div`
  &::before {
    content: '';
    display: block;
    aspect-ratio: 2 / 3;
    border-radius: 4px;
    background: var(--c-line);
    opacity: 0.6;
  }
  &::after {
    content: '';
    display: block;
    height: 7.4rem;
  }
`;
