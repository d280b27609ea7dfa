import { Skeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import { Columns, CoverSide, TextSide } from './layout';

/** The shape of the page while its title is on the way. */
export function ItemSkeleton() {
  return (
    <Columns aria-busy="true" aria-label="Loading the title">
      <CoverSide>
        <Block />
      </CoverSide>
      <TextSide>
        <Heading />
        <Skeleton lines={3} />
        <Offer />
        <Skeleton lines={6} />
      </TextSide>
    </Columns>
  );
}

const Block = styled.div`
  aspect-ratio: 2 / 3;
  border-radius: 4px;
  background: var(--c-line);
  opacity: 0.6;
`;

const Heading = styled(Block)`
  aspect-ratio: auto;
  height: 3rem;
  max-width: 28rem;
  margin-bottom: 1rem;
`;

const Offer = styled.div`
  height: 7.5rem;
  margin-block: 1.75rem;
  border-block: 1px solid var(--c-line);
`;
