import { ShopLink } from '@bookfront/shared/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface ListSectionProps {
  heading: string;
  path: string;
  /** What the shop says of it. */
  description?: ReactNode;
  children: ReactNode;
}

/** A list of titles: its heading leads to the list. */
export function ListSection({ heading, path, description, children }: ListSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id} dir="auto">
        <ShopLink to={path}>{heading}</ShopLink>
      </h2>
      {description}
      {children}
    </Section>
  );
}

const Section = styled.section`
  > h2 {
    margin: 0 0 1.1rem;
    font: 600 clamp(1.4rem, 1.2rem + 0.9vw, 1.85rem) / 1.2 var(--font-heading);
    letter-spacing: -0.005em;
    overflow-wrap: anywhere;
  }
  > h2 a {
    color: inherit;
    text-decoration: none;
  }
  > h2 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
`;
