import { useCall } from '@bookfront/shared/api-client';
import type { Title } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { TitlesDialog } from '../title-rows';

/** The other sizes of a title: the first related group (ITM-34, ERR-08). */
export function SizesDialog({ title, onClose }: { title: Title; onClose: () => void }) {
  const { data, error, refetch } = useCall('title/getMoreSizes', { eisbn: title.eisbn });
  return (
    <TitlesDialog
      heading={m.other_sizes()}
      title={title}
      rows={data && (data.related[0]?.rows ?? [])}
      failure={error}
      onRetry={() => refetch()}
      empty={m.no_sizes()}
      onClose={onClose}
    />
  );
}
