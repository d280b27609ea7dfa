import { useCall } from '@bookfront/shared/api-client';
import type { Title } from '@bookfront/shared/schemas';
import { messages } from '@bookfront/shared/schemas/limits';
import { TitlesDialog } from '../title-rows/titles-dialog';

/** The other editions of a title (ITM-33, ERR-07). */
export function EditionsDialog({ title, onClose }: { title: Title; onClose: () => void }) {
  const { data, error, refetch } = useCall('title/getBindingItems', { eisbn: title.eisbn });
  return (
    <TitlesDialog
      heading="Other editions"
      title={title}
      rows={data?.rows}
      failure={error}
      onRetry={() => refetch()}
      empty={messages.noEditions}
      onClose={onClose}
    />
  );
}
