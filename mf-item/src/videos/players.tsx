import type { Title } from '@bookfront/shared/schemas';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import { VideoLink } from './video-link';

/** ITM-29: a 'component' is a YouTube video, whose player is loaded only on a click; a 'url' is linked. */
export function Players({ media }: { media: Title['media'] }) {
  return (
    <List>
      {media.map((one, i) => (
        <li key={one.data}>
          {one.type === 'component' && <Player id={one.data} name={m.video_name({ number: i + 1 })} />}
          <VideoLink media={one} />
        </li>
      ))}
    </List>
  );
}

function Player({ id, name }: { id: string; name: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  return (
    <Screen>
      {isPlaying ? (
        <iframe
          ref={frame}
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`}
          title={name}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        />
      ) : (
        <button type="button" onClick={() => setPlaying(true)}>
          <svg viewBox="0 0 24 24" width="44" height="44" fill="currentColor" aria-hidden="true">
            <path d="M8 5v14l11-7z" />
          </svg>
          {m.play_video({ name })}
        </button>
      )}
    </Screen>
  );
}

const List = styled.ul`
  display: grid;
  gap: 1.5rem;
  max-width: 42rem;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--c-link);
    text-underline-offset: 0.18em;
    overflow-wrap: anywhere;
  }
`;

const Screen = styled.div`
  aspect-ratio: 16 / 9;
  border-radius: 6px;
  background: #1b1b1b;
  color: #fff;
  overflow: hidden;
  iframe,
  button {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    width: 100%;
    height: 100%;
    border: 0;
    background: none;
    color: inherit;
    font: 600 var(--size-text)/1.2 var(--font-text);
    cursor: pointer;
  }
  button:focus-visible {
    outline-color: #fff;
    outline-offset: -6px;
  }
`;
