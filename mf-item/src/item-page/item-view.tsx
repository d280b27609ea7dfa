import { useSettings } from '@bookfront/shared/page';
import type { Title } from '@bookfront/shared/schemas';
import { useDocumentTitle } from '@bookfront/shared/ui';
import { SubjectPath } from '@bookfront/shared/ui/subject-path';
import styled from 'styled-components';
import { DiscoverySlot } from '../discovery';
import { CoverGallery } from '../gallery';
import { RegistryBar } from '../gift-registry';
import { ItemDialogs } from '../item-dialogs';
import { Columns, CoverSide, TextSide } from './columns';
import { ItemActions } from './item-actions';
import { ItemHead } from './item-head';
import { ListNavigation } from './list-navigation';
import { Offers } from './offers/offers';
import { offersId } from './offers/offers-id';
import { OtherLocations } from './offers/other-locations';
import { PreviousOrder } from './previous-order';
import { ItemTabs } from './tabs/tabs';

export function ItemView({ title, listId }: { title: Title; listId: string | undefined }) {
  const subject = title.subjects[0]?.subject;
  useDocumentTitle(`${title.title} | ${useSettings().store_info.name}`);
  return (
    <ItemDialogs title={title}>
      <Article>
        {listId ? <ListNavigation title={title} listId={listId} /> : subject && <SubjectPath subject={subject} />}
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
        <DiscoverySlot title={title} offersId={offersId} />
      </Article>
    </ItemDialogs>
  );
}

/** At least a screen high: what comes below it later moves nothing that is in sight. */
const Article = styled.article`
  min-height: 100vh;
`;

const About = styled.div`
  margin-top: 2.5rem;
`;
