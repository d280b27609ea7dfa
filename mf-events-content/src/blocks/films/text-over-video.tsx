import { isShopPath } from '@bookfront/shared/format/web-address';
import { PlaySign } from '@bookfront/shared/ui/film';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import type { BlockProps } from '../block-props';
import { Picture, useReducedMotion, Words } from '../parts';
import { cssRatio } from './youtube';

/**
 * PGB-22: a film without sound behind words. The shop's own plays by itself, but not under reduced motion; another
 * site's on a click alone. A film that can't be had leaves its picture.
 */
export function TextOverVideo({ block, level, isFirst }: BlockProps<'text_over_video'>) {
  const { image, video_url, aspect_ratio } = block;
  const { video, state, toggle, onError } = useFilm(isShopPath(video_url));
  return (
    <Screen $ratio={cssRatio(aspect_ratio)}>
      {image && <Picture image={image} sizes="100vw" isFirst={isFirst} />}
      {state !== 'unwanted' && state !== 'lost' && (
        <video ref={video} src={video_url} muted loop playsInline preload="auto" onError={onError} />
      )}
      <Over>
        <Words {...block} level={level} />
        {state === 'lost' && <p role="status">{m.film_lost()}</p>}
        {state !== 'lost' && (
          <button type="button" onClick={toggle}>
            {state === 'playing' ? m.pause_film() : m.play_silent_film()}
            {state !== 'playing' && <PlaySign />}
          </button>
        )}
      </Over>
    </Screen>
  );
}

/** 'unwanted': not a byte of it has been asked for. */
type FilmState = 'unwanted' | 'playing' | 'paused' | 'lost';

function useFilm(isOwn: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const isStill = useReducedMotion();
  const [choice, setChoice] = useState<FilmState>();
  const state = choice ?? (isOwn && !isStill ? 'playing' : 'unwanted');
  useEffect(() => {
    if (state === 'playing') video.current?.play().catch(() => setChoice((now) => (now === 'lost' ? now : 'paused')));
    else video.current?.pause();
  }, [state]);
  return {
    video,
    state,
    toggle: () => setChoice(state === 'playing' ? 'paused' : 'playing'),
    onError: () => setChoice('lost'),
  };
}

const Screen = styled.div<{ $ratio: string }>`
  position: relative;
  display: grid;
  align-items: center;
  aspect-ratio: ${({ $ratio }) => $ratio};
  /* long words make it higher: so not 'hidden', which would let the ratio win */
  overflow: clip;
  background: #1b1b1b;
  :not([data-banner]) > * > & {
    border-radius: 8px;
  }
  > img,
  > video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    border-radius: 0;
  }
`;

const Over = styled.div`
  position: relative;
  width: min(100% - 2rem, 38rem);
  margin: 2rem auto;
  padding: clamp(1.25rem, 3vw, 2.25rem);
  border-radius: 8px;
  background: color-mix(in srgb, var(--c-ground) 92%, transparent);
  color: var(--c-ink);
  > button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: 1rem;
    padding: 0 0.9rem;
    border: 1px solid var(--c-line-strong);
    border-radius: 5px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  > button svg {
    width: 24px;
    height: 24px;
  }
  @media (scripting: none) {
    > button {
      display: none;
    }
  }
`;
