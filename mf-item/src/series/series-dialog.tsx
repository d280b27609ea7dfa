import { useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { TitlesDialog } from '../title-rows';
import { imprintOf } from '../title-text';

/** The titles of a series in their order (ITM-35). */
export function SeriesDialog({ title, onClose }: { title: Title; onClose: () => void }) {
  const { data, error, refetch } = useCall('title/getSeriesItems', { series: title.series });
  return (
    <TitlesDialog
      heading={title.series}
      title={title}
      about={m.titles_in_the_series()}
      rows={data?.rows}
      failure={error}
      onRetry={() => refetch()}
      empty={m.no_titles_in_series({ series: title.series })}
      more={{ to: href.series(title.series), text: m.search_the_shop() }}
      factsOf={(row) =>
        [row.series_num && m.number_in_series_row({ number: row.series_num }), imprintOf(row)]
          .filter(Boolean)
          .join(' · ')
      }
      onClose={onClose}
    />
  );
}
