import { useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { TitleCard as Card, Title } from '@bookfront/shared/schemas';
import { ShopLink, TitleCard } from '@bookfront/shared/ui';
import * as m from '#messages';
import { Strip } from './strip';
import { oneOfEachWork } from './works';

const maxWorks = 12;

/** Other works of the author, without those of the series that stands above. Hidden where there is none. */
export function AuthorStrip({ title, author }: { title: Title; author: string }) {
  const { data } = useCall('title/getAuthorItems', { author });
  const works = otherWorks(data?.rows ?? [], title);
  if (works.length === 0) return null;
  return (
    <Strip
      id="author-strip"
      heading={m.more_by_author({ author })}
      more={<ShopLink to={href.author(author)}>{m.all_by_author({ author })}</ShopLink>}
    >
      {works.map((work) => (
        <li key={work.eisbn}>
          <TitleCard title={work} />
        </li>
      ))}
    </Strip>
  );
}

function otherWorks(rows: readonly Card[], title: Title): Card[] {
  const isSame = (row: Card) => row.title.toLowerCase() === title.title.toLowerCase();
  const isInSeries = (row: Card) => title.series !== '' && row.series === title.series;
  const byTitle = rows.filter((row) => !isSame(row) && !isInSeries(row)).map((row) => ({ row, ...titleOnly(row) }));
  return oneOfEachWork(byTitle, title)
    .map(({ row }) => row)
    .slice(0, maxWorks);
}

/** Numbers of different series say nothing about works. */
const titleOnly = ({ eisbn, title, binding_code }: Card) => ({ eisbn, title, binding_code, series_num: '' });
