import { useSettings } from '@bookfront/shared/page';
import type { Title } from '@bookfront/shared/schemas';
import { useDocumentTitle } from '@bookfront/shared/ui';
import styled from 'styled-components';
import { CoverGallery } from '../gallery';
import { RegistryBar } from '../gift-registry';
import { ItemDialogs } from '../item-dialogs';
import { SeriesSlot } from '../series';
import { Columns, CoverSide, TextSide } from './columns';
import { ItemActions } from './item-actions';
import { ItemHead } from './item-head';
import { ListNavigation } from './list-navigation';
import { Offers } from './offers/offers';
import { OtherLocations } from './offers/other-locations';
import { PreviousOrder } from './previous-order';
import { ItemTabs } from './tabs/tabs';

export function ItemView({ title, listId }: { title: Title; listId: string | undefined }) {
  useDocumentTitle(`${title.title} | ${useSettings().store_info.name}`);
  return (
    <ItemDialogs title={title}>
      <article>
        {listId && <ListNavigation title={title} listId={listId} />}
        <RegistryBar title={title} />
        <Columns>
          <CoverSide>
            <CoverGallery title={title} />
          </CoverSide>
          <TextSide>
            <ItemHead title={title} />
            <PreviousOrder title={title} />
            <Offers title={title} />
            <ItemActions title={title} />
            <OtherLocations title={title} />
            <About>
              <ItemTabs title={title} />
            </About>
          </TextSide>
        </Columns>
        {title.series && <SeriesSlot title={title} />}
      </article>
    </ItemDialogs>
  );
}

const About = styled.div`
  margin-top: 2.5rem;
`;
