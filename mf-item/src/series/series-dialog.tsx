import { useCall } from '@bookfront/shared/api-client';
import { href } from '@bookfront/shared/routes';
import type { Title } from '@bookfront/shared/schemas';
import { TitlesDialog } from '../title-rows/titles-dialog';
import { imprintOf } from '../title-text';

/** The titles of a series in their order (ITM-35). */
export function SeriesDialog({ title, onClose }: { title: Title; onClose: () => void }) {
  const { data, error, refetch } = useCall('title/getSeriesItems', { series: title.series });
  return (
    <TitlesDialog
      heading={title.series}
      title={title}
      about="The titles of the series"
      rows={data?.rows}
      failure={error}
      onRetry={() => refetch()}
      empty={`We have no titles of ${title.series}.`}
      more={{ to: href.series(title.series), text: 'Search the shop' }}
      factsOf={(row) => [row.series_num && `Number ${row.series_num}`, imprintOf(row)].filter(Boolean).join(' · ')}
      onClose={onClose}
    />
  );
}
