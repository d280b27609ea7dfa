import { useCall } from '@bookfront/shared/api-client';
import type { Title } from '@bookfront/shared/schemas';
import * as m from '#messages';
import { TitlesDialog } from '../title-rows';

/** The other editions of a title (ITM-33, ERR-07). */
export function EditionsDialog({ title, onClose }: { title: Title; onClose: () => void }) {
  const { data, error, refetch } = useCall('title/getBindingItems', { eisbn: title.eisbn });
  return (
    <TitlesDialog
      heading={m.other_editions()}
      title={title}
      rows={data?.rows}
      failure={error}
      onRetry={() => refetch()}
      empty={m.no_editions()}
      onClose={onClose}
    />
  );
}
