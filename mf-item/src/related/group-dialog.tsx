import type { Title, TitleGroup } from '@bookfront/shared/schemas';
import { TitlesDialog } from '../title-rows';

/** What a title is made of, or what it is part of, in the group's own words (ITM-37). */
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
