import { CircleMarker, MapContainer, TileLayer } from 'react-leaflet';
import styled from 'styled-components';
import * as m from '#messages';

/** P1 §9 */
const zoom = 15;

interface TileMapProps {
  place: { lat: number; lng: number };
  tiles: string;
  attribution: string;
  name: string;
}

/** A map of the shop's tiles, with a mark where it is. The page scrolls on over it: a wheel does not zoom. */
export function TileMap({ place, tiles, attribution, name }: TileMapProps) {
  return (
    <Styled role="region" aria-label={m.map_of({ name })}>
      <MapContainer center={place} zoom={zoom} scrollWheelZoom={false} attributionControl={attribution !== ''}>
        <TileLayer url={tiles} attribution={escapeText(attribution)} />
        <CircleMarker center={place} radius={10} />
      </MapContainer>
    </Styled>
  );
}

/** The library takes markup there. */
const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** What of the library's style sheet this map needs, by the page's own: it allows no other. */
const Styled = styled.div`
  height: 100%;
  .leaflet-container {
    position: relative;
    height: 100%;
    overflow: hidden;
    background: var(--c-wash);
    outline-offset: 1px;
    font: inherit;
    touch-action: pan-x pan-y;
    /* nothing of it covers the page's own bars */
    isolation: isolate;
  }
  .leaflet-pane,
  .leaflet-tile,
  .leaflet-tile-container,
  .leaflet-pane > svg,
  .leaflet-zoom-box,
  .leaflet-layer {
    position: absolute;
    inset-block-start: 0;
    left: 0;
  }
  .leaflet-tile,
  .leaflet-pane > svg {
    user-select: none;
    max-width: none;
    max-height: none;
  }
  .leaflet-tile {
    visibility: hidden;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  .leaflet-pane {
    z-index: 400;
  }
  .leaflet-tile-pane {
    z-index: 200;
  }
  .leaflet-overlay-pane {
    z-index: 400;
    pointer-events: none;
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  .leaflet-control-container > div {
    position: absolute;
    z-index: 800;
    pointer-events: none;
  }
  .leaflet-top {
    top: 0;
  }
  .leaflet-bottom {
    bottom: 0;
  }
  .leaflet-left {
    left: 0;
  }
  .leaflet-right {
    right: 0;
  }
  .leaflet-control {
    pointer-events: auto;
  }
  .leaflet-control-zoom {
    margin: 0.6rem;
    border: 1px solid var(--c-line-strong);
    border-radius: 5px;
    overflow: hidden;
  }
  .leaflet-control-zoom a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    background: var(--c-surface);
    color: var(--c-ink);
    font-size: var(--size-lead);
    text-decoration: none;
  }
  .leaflet-control-attribution {
    padding: 0.1rem 0.4rem;
    background: var(--c-surface);
    color: var(--c-ink);
    font-size: var(--size-tiny);
  }
  path {
    fill: var(--c-accent);
    fill-opacity: 1;
    stroke: var(--c-ground);
  }
`;
