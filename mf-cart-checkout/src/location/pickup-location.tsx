import { bus } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { Button } from '@bookfront/shared/ui';
import { useLocationName } from './use-location-name';

/**
 * CHK-50, CRT-43: a shop of several locations says at which one the order is picked up, and lets the shopper choose
 * another in the shell's picker.
 */
export function PickupLocation() {
  const { is_multistore, is_consolidated_multistore, multistore_info } = useSettings().store_info;
  const { location_id } = useSession();
  const name = useLocationName(location_id);
  const isOffered = (is_multistore || is_consolidated_multistore) && multistore_info.length > 1;
  if (!isOffered) return null;
  return (
    <div>
      Pick up at <b>{name || 'a location of your choice'}</b>{' '}
      <Button kind="plain" aria-haspopup="dialog" onClick={() => bus.emit('location:wanted', { purpose: 'pickup' })}>
        Change location
      </Button>
    </div>
  );
}
