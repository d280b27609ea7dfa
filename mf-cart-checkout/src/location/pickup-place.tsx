import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { DialogButton } from '../dialog-button';
import { useLocationName } from './use-location-name';

/**
 * CHK-50, CRT-43: a shop of several locations says at which one the order is picked up, and lets the shopper choose
 * another.
 */
export function PickupPlace() {
  const { is_multistore, is_consolidated_multistore, multistore_info } = useSettings().store_info;
  const { location_id } = useSession();
  const name = useLocationName(location_id);
  const isOffered = (is_multistore || is_consolidated_multistore) && multistore_info.length > 1;
  if (!isOffered) return null;
  return (
    <div>
      Pick up at <b>{name || 'a location of your choice'}</b>{' '}
      <DialogButton label="Change location" load={() => import('./location-dialog')}>
        {({ LocationDialog }, close) => <LocationDialog onClose={close} />}
      </DialogButton>
    </div>
  );
}
