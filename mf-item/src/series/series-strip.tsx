import { useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { MarkedText, ShopLink, TitleCard } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';

/** More titles in the series. Loaded by the browser only; hidden if it fails (P1 §8 'Other failures'). */
export function SeriesStrip({ title: { eisbn, series } }: { title: Title }) {
  const { data, isError } = useCall('title/getSeriesItems', { series });
  const others = data?.rows.filter((row) => row.eisbn !== eisbn) ?? [];
  if (isError || (data && others.length === 0)) return null;
  return (
    <Section aria-labelledby="series-strip" aria-busy={!data || undefined}>
      <Head>
        <h2 id="series-strip">
          <MarkedText parts={m.more_in_series({ series })} draw={{ series: (words) => <bdi>{words}</bdi> }} />
        </h2>
        <ShopLink to={href.series(series)}>{m.see_the_series()}</ShopLink>
      </Head>
      <Strip>
        {others.map((title) => (
          <li key={title.eisbn}>
            <TitleCard title={title} />
          </li>
        ))}
      </Strip>
    </Section>
  );
}

const Section = styled.section`
  min-height: 30rem;
  margin-top: 4rem;
  padding-top: 2.5rem;
  border-top: 1px solid var(--c-line);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 1.5rem;
  margin-bottom: 1.5rem;
  h2 {
    margin: 0;
    font: 600 var(--size-head)/1.25 var(--font-heading);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
    text-underline-offset: 0.18em;
  }
`;

const Strip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: clamp(128px, 28vw, 168px);
  gap: 1.25rem;
  margin: 0;
  padding: 4px 4px 1rem;
  list-style: none;
  overflow-x: auto;
  scroll-snap-type: x proximity;
  > li {
    scroll-snap-align: start;
  }
`;
