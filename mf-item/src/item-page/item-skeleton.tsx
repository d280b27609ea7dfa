import { Skeleton } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { Columns, CoverSide, TextSide } from './columns';

/** The page's outline while its title is loading. */
export function ItemSkeleton() {
  return (
    <Columns aria-busy="true" aria-label={m.loading_the_title()}>
      <CoverSide>
        <Block />
      </CoverSide>
      <TextSide>
        <Skeleton lines={10} height="30rem" />
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
