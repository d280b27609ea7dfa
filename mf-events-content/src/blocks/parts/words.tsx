import type { BlockButton as Button } from '@bookfront/shared/schemas';
import { Prose } from '@bookfront/shared/ui';
import styled from 'styled-components';
import { BlockButton } from './block-link';
import { BlockHeading } from './heading';

interface WordsProps {
  heading: string;
  text: string;
  button: Button | null;
  level: 1 | 2;
}

/** Heading, text and button of a block, each where it has one. `text` has been cleaned by the api. */
export function Words({ heading, text, button, level }: WordsProps) {
  return (
    <Part>
      <BlockHeading text={heading} level={level} />
      {text && <Markup dir="auto" dangerouslySetInnerHTML={{ __html: text }} />}
      {button && <BlockButton button={button} />}
    </Part>
  );
}

const Part = styled.div`
  min-width: 0;
`;

/** Follows the side that the block has its words on. */
export const Markup = styled(Prose)`
  margin-inline: auto;
  [data-align='left'] & {
    margin-inline: 0 auto;
  }
  [data-align='right'] & {
    margin-inline: auto 0;
  }
  &:not([data-align] *) {
    margin-inline: 0;
  }
  > :last-child {
    margin-bottom: 0;
  }
  & + a {
    margin-top: 1.25rem;
  }
  img {
    max-width: 100%;
    height: auto;
  }
  ul,
  ol {
    padding-inline-start: 1.5rem;
  }
  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
  }
`;
