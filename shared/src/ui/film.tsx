import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';

interface FilmProps {
  /** Of YouTube. */
  id: string;
  /** What the film is called: of its frame, and of the button that plays it. */
  name: string;
  /** What stands for the film until it is wanted, from the shop's own files. */
  poster?: ReactNode;
  /** Width by height; 16 by 9 if not said. */
  ratio?: string | undefined;
}

/** A film of YouTube, played on a click and not before: no byte of theirs comes until then. */
export function Film({ id, name, poster, ratio = '16 / 9' }: FilmProps) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  return (
    <Screen $ratio={ratio}>
      {isPlaying ? (
        <iframe
          ref={frame}
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`}
          title={name}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        />
      ) : (
        <>
          {poster}
          <button type="button" onClick={() => setPlaying(true)}>
            <PlaySign />
            <span>{m.play_film({ name })}</span>
          </button>
        </>
      )}
    </Screen>
  );
}

export const PlaySign = () => (
  <svg viewBox="0 0 24 24" width="44" height="44" fill="currentColor" aria-hidden="true">
    <path d="M8 5v14l11-7z" />
  </svg>
);

const Screen = styled.div<{ $ratio: string }>`
  position: relative;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: 6px;
  background: #1b1b1b;
  color: #fff;
  overflow: hidden;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  iframe,
  button {
    position: relative;
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
  /* on whatever picture */
  img + button {
    background: rgb(0 0 0 / 45%);
  }
  button span {
    max-width: 40rem;
    padding-inline: 1rem;
    overflow-wrap: anywhere;
  }
  button:focus-visible {
    outline-color: #fff;
    outline-offset: -6px;
  }
`;
