import { Remote } from '@bookfront/shared/federation';
import { Skeleton } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import * as m from '#messages';
import { BrowsePage } from './browse/browse-page';
import { ListSearch } from './list-search';
import { customIdOf, listSearchOf, viewOfPath } from './view-of-path';

const loadUploads = () => import('./uploads');

/**
 * /browse, /browse/filter/… and /browse/{id}, which shows what the shop has made for that id (NAV-17, GAP-10); and an address that a plain form had to put into the
 * path.
 */
export function BrowseRoutes() {
  const { pathname } = useLocation();
  if (listSearchOf(pathname)) return <ListSearch />;
  const custom = customIdOf(pathname);
  const { x } = viewOfPath(pathname);
  return (
    <BrowsePage>
      {custom && (
        <CustomPart>
          <Remote
            key={custom}
            id="mf_events_content/ContentBlocks"
            pageId={custom}
            placeholder={<Skeleton lines={6} height="20rem" />}
            label={m.a_part_of_the_shop()}
          />
        </CustomPart>
      )}
      {x && <OnDemand load={loadUploads}>{({ ListNotice }) => <ListNotice key={x} id={x} />}</OnDemand>}
    </BrowsePage>
  );
}

const CustomPart = styled.div`
  margin-bottom: 2.5rem;
  &:not(:has(> * > *)) {
    margin: 0;
  }
`;
