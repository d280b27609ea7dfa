import { useCall } from '@bookfront/shared/api-client';
import * as m from '#messages';
import { DialogButton, LinkButton } from '../dialog-openers';
import { RelatedFailed } from './related-failed';

/**
 * Ways to what the title is made of and what it is part of (ITM-37): asked by the browser, for the few titles that have
 * either.
 */
export function RelatedLinks({ eisbn }: { eisbn: string }) {
  const { data, error, refetch } = useCall('title/getRelatedItems', { eisbn });
  if (error) return <RelatedFailed onRetry={() => refetch()} />;
  if (!data) return <LinkButton aria-busy="true">{m.sets_and_packs()}</LinkButton>;
  return [data.included_items, data.included_in].map(
    (group) =>
      group.row_count > 0 && (
        <DialogButton key={group.fullname} wanted={{ name: 'group', group }} hint={group.tooltip}>
          {group.fullname} ({group.row_count})
        </DialogButton>
      ),
  );
}
