import { useSettings } from '@bookfront/shared/page';
import type { StoreRecord } from '@bookfront/shared/schemas';
import { Icon } from '@bookfront/shared/ui';
import { OnDemand } from '@bookfront/shared/ui/on-demand';
import styled from 'styled-components';
import * as m from '#messages';

const loadMap = () => import('./tile-map');

/**
 * CON-12: a map where the shop has named whose tiles it is drawn from, loaded on this page alone; else a still picture.
 * Either way a link to directions.
 */
export function StoreMap({ record }: { record: StoreRecord }) {
  const { map_tiles, map_attribution } = useSettings();
  const { lat_lng, name } = record;
  return (
    <div>
      <Frame>
        {map_tiles && lat_lng ? (
          <OnDemand load={loadMap} placeholder={<StillMap />} failed={() => <StillMap />}>
            {({ TileMap }) => <TileMap place={lat_lng} tiles={map_tiles} attribution={map_attribution} name={name} />}
          </OnDemand>
        ) : (
          <StillMap />
        )}
      </Frame>
      <Directions href={directionsTo(record)} target="_blank" rel="noopener noreferrer">
        <Icon name="pin" />
        {m.directions_to({ name })}
      </Directions>
    </div>
  );
}

/** A search of the address, where the shop names no way of its own. */
function directionsTo({ directions_url, lat_lng, sc_addr_array, name }: StoreRecord): string {
  if (directions_url) return directions_url;
  const { address, city, prov, postal, country } = sc_addr_array;
  const words = [name, address, city, prov, postal, country].filter(Boolean).join(', ');
  if (!address && lat_lng)
    return `https://www.openstreetmap.org/?mlat=${lat_lng.lat}&mlon=${lat_lng.lng}#map=15/${lat_lng.lat}/${lat_lng.lng}`;
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: words })}`;
}

/** Streets of no town: a picture, not a map. */
const StillMap = () => (
  <svg viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <rect width="400" height="260" fill="var(--c-wash)" />
    <path
      d="M-10 190 C 80 150 130 210 210 170 S 340 120 420 150 V 270 H -10 Z"
      fill="var(--c-primary)"
      fillOpacity="0.14"
    />
    <path
      d="M-10 70 H 420 M 60 -10 V 190 M 150 -10 V 180 M 250 -10 V 165 M 345 -10 V 140 M -10 130 L 420 95 M -10 20 H 420"
      fill="none"
      stroke="var(--c-line-strong)"
      strokeOpacity="0.45"
      strokeWidth="6"
    />
    <path d="M200 128 c-16 -22 -26 -34 -26 -50 a26 26 0 0 1 52 0 c0 16 -10 28 -26 50 Z" fill="var(--c-accent)" />
    <circle cx="200" cy="78" r="9" fill="var(--c-ground)" />
  </svg>
);

const Frame = styled.div`
  height: 16rem;
  border: 1px solid var(--c-line);
  border-radius: 8px;
  overflow: hidden;
  > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

const Directions = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  min-height: 44px;
  color: var(--c-link);
`;
