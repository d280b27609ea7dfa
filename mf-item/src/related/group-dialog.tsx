import type { Title, TitleGroup } from '@bookfront/shared/schemas';
import { TitlesDialog } from '../title-rows';

/** The parts of a set, or the sets that a title is in, under the group's own heading (ITM-37). */
export function GroupDialog({ title, group, onClose }: { title: Title; group: TitleGroup; onClose: () => void }) {
  const { fullname, row_count, tooltip, rows } = group;
  return (
    <TitlesDialog
      heading={`${fullname} (${row_count})`}
      title={title}
      about={tooltip}
      rows={rows}
      empty=""
      onClose={onClose}
    />
  );
}
