import { useSettings } from '@bookfront/shared/page';
import { useSession } from '@bookfront/shared/session';
import { DialogButton } from '../../on-demand/dialog-button';
import { useLocationName } from './use-location-name';

/** CHK-50, CRT-43: a shop of several locations says at which one the order is picked up, and lets the shopper choose another. */
export function PickupPlace() {
  const { multistore_info } = useSettings().store_info;
  const { location_id } = useSession();
  const name = useLocationName(location_id);
  if (multistore_info.length < 2) return null;
  return (
    <div>
      Pick up at <b>{name || 'a location of your choice'}</b>{' '}
      <DialogButton label="Change location" load={() => import('./location-dialog')}>
        {({ LocationDialog }, close) => <LocationDialog onClose={close} />}
      </DialogButton>
    </div>
  );
}
