import { PageTitle } from '@bookfront/shared/ui';
import styled from 'styled-components';

interface BlockHeadingProps {
  text: string;
  /** 1 where it is the page's heading. */
  level: 1 | 2;
  id?: string;
}

/** The heading of a block; nothing where it has none. */
export function BlockHeading({ text, level, id }: BlockHeadingProps) {
  if (text === '') return null;
  if (level === 1)
    return (
      <PageTitle id={id} dir="auto">
        {text}
      </PageTitle>
    );
  return (
    <Heading id={id} dir="auto">
      {text}
    </Heading>
  );
}

/** `dir="auto"` turns the text's own order, not the side that the block has it on. */
const Heading = styled.h2`
  margin: 0 0 1rem;
  font: 600 clamp(1.4rem, 1.2rem + 0.9vw, 1.85rem) / 1.2 var(--font-heading);
  overflow-wrap: anywhere;
  text-wrap: balance;
`;
