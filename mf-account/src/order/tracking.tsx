import { isWebAddress } from '@bookfront/shared/format/web-address';
import type { OrderShipment } from '@bookfront/shared/schemas';
import * as m from '#messages';

/** A parcel: who carries it since when, and the carrier's page of it. */
export function Tracking({ shipment }: { shipment: OrderShipment }) {
  const { carrier, tracking_number: number, tracking_url, shipped_date_text } = shipment;
  return (
    <>
      <span>{[carrier, shipped_date_text].filter(Boolean).join(', ')}</span>
      {isWebAddress(tracking_url) ? (
        <a href={tracking_url} target="_blank" rel="noopener noreferrer">
          {m.order_track({ number })}
        </a>
      ) : (
        <span>{number}</span>
      )}
    </>
  );
}
