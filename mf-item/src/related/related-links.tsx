import { useCall } from '@bookfront/shared/api-client';
import * as m from '#messages';
import { DialogButton, LinkButton } from '../dialog-openers';
import { RelatedFailed } from './related-failed';

/**
 * Links to the parts of a set and to the sets a title is in (ITM-37). Loaded by the browser only, since few titles have
 * any.
 */
export function RelatedLinks({ eisbn }: { eisbn: string }) {
  const { data, error, refetch } = useCall('title/getRelatedItems', { eisbn });
  if (error) return <RelatedFailed onRetry={() => refetch()} />;
  if (!data) return <LinkButton aria-busy="true">{m.sets_and_packs()}</LinkButton>;
  return [data.included_items, data.included_in].map(
    (group) =>
      group.row_count > 0 && (
        <DialogButton key={group.fullname} request={{ name: 'group', group }} hint={group.tooltip}>
          {group.fullname} ({group.row_count})
        </DialogButton>
      ),
  );
}
