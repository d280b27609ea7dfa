import { failureText, useFirstCall } from '@bookfront/shared/api-client';
import { useSettings } from '@bookfront/shared/page';
import type { Widget } from '@bookfront/shared/schemas';
import { EmptyState, FailedState, PageTitle, PageWidth, useFirstView } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { BannerSection } from './banner';
import { HomeSkeleton } from './home-skeleton';
import { ListSection } from './list-section';
import { placeWidgets } from './placement';
import { Sidebar } from './sidebar';
import { VisitUs } from './visit-us';

/** The shop window: a banner, lists of titles, where to find the shop. */
export function HomePage() {
  return (
    <>
      <Content />
      <VisitUs />
    </>
  );
}

function Content() {
  const { data, error, refetch } = useFirstCall('home');
  const { name } = useSettings().store_info;
  if (data && data.widgets.length > 0) return <Widgets widgets={data.widgets} />;
  return (
    <PageWidth>
      <PageTitle>{name}</PageTitle>
      {error && <FailedState title={m.generic_error()} text={failureText(error, '')} onRetry={() => void refetch()} />}
      {!error && !data && <HomeSkeleton />}
      {data && <EmptyState title={m.no_results()} />}
    </PageWidth>
  );
}

function Widgets({ widgets }: { widgets: Widget[] }) {
  const { store_info } = useSettings();
  const { banners, topLists, sideLists, mainLists } = placeWidgets(widgets);
  const isFirstView = useFirstView();
  const hasHeading = banners.some(({ heading }) => heading);
  return (
    <>
      {banners.map((banner, i) => (
        <BannerSection key={banner.id} banner={banner} isFirst={i === 0} />
      ))}
      <PageWidth>
        {!hasHeading && <PageTitle>{store_info.name}</PageTitle>}
        {topLists.map((list) => (
          <ListSection key={list.id} list={list} />
        ))}
        <Columns>
          <Main data-first-view={isFirstView || undefined}>
            {mainLists.map((list) => (
              <ListSection key={list.id} list={list} />
            ))}
          </Main>
          <Sidebar lists={sideLists} />
        </Columns>
      </PageWidth>
    </>
  );
}

/** Beside a sidebar the main column is narrower; without one it has the whole width. On a phone the sidebar follows. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(2rem, 4vw, 3.5rem);
  @media (min-width: 960px) {
    &:has(> aside > section) {
      grid-template-columns: 14rem minmax(0, 1fr);
    }
    > aside:has(> section) {
      grid-column: 1;
      grid-row: 1;
    }
  }
`;

const Main = styled.div`
  min-width: 0;
  &[data-first-view] > section:nth-of-type(n + 2) {
    content-visibility: auto;
    contain-intrinsic-size: auto 20rem auto 26rem;
    overflow-clip-margin: 1rem;
  }
`;
