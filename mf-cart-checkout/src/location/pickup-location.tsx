import { bus } from '@bookfront/shared/events';
import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { Button, MarkedText } from '@bookfront/shared/ui';
import * as m from '#messages';
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
      {name ? (
        <MarkedText parts={m.location_pickup({ name })} draw={{ name: (words) => <b>{words}</b> }} />
      ) : (
        m.location_pickup_any()
      )}{' '}
      <Button kind="plain" aria-haspopup="dialog" onClick={() => bus.emit('location:wanted', { purpose: 'pickup' })}>
        {m.location_change()}
      </Button>
    </div>
  );
}
