import { useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { MarkedText, ShopLink, TitleCard } from '@bookfront/shared/ui';
import styled from 'styled-components';
import * as m from '#messages';
import { Strip } from './strip';
import { oneOfEachWork, workOf } from './works';

/** The works of the series in their order, this one marked. Hidden if it fails (P1 §8 'Other failures'). */
export function SeriesStrip({ title }: { title: Title }) {
  const { series } = title;
  const { data, isError } = useCall('title/getSeriesItems', { series });
  const works = oneOfEachWork(data?.rows ?? [], title);
  if (isError || (data && works.every((work) => workOf(work) === workOf(title)))) return null;
  return (
    <Strip
      id="series-strip"
      heading={<MarkedText parts={m.books_in_series({ series })} draw={{ series: (words) => <bdi>{words}</bdi> }} />}
      more={<ShopLink to={href.series(series)}>{m.see_the_series()}</ShopLink>}
      busy={!data}
    >
      {works.map((work) => {
        const isThis = workOf(work) === workOf(title);
        return (
          <li key={work.eisbn} aria-current={isThis || undefined}>
            <Note>
              {work.series_num && m.number_in_series_row({ number: work.series_num })}
              {isThis && <strong>{m.you_are_here()}</strong>}
            </Note>
            <TitleCard title={work} />
          </li>
        );
      })}
    </Strip>
  );
}

const Note = styled.p`
  display: flex;
  justify-content: space-between;
  min-height: 1.4em;
  margin: 0 0 0.4rem;
  color: var(--c-muted);
  font-size: var(--size-tiny);
  line-height: 1.4;
  white-space: nowrap;
  strong {
    color: var(--c-ink);
    font-weight: 600;
  }
`;
