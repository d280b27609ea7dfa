import { drawnCover, noCover } from '@bookfront/shared/format';
import { limits } from '@bookfront/shared/schemas/limits';
import { useState } from 'react';
import styled from 'styled-components';
import type { TitleCard } from '../schemas';

interface CoverProps {
  title: Pick<TitleCard, 'eisbn' | 'title' | 'cover_image_cache' | 'cover_url'>;
  /** A page's own cover, larger than a card's. */
  large?: boolean;
  /** The picture that decides the first paint: fetched before others. */
  priority?: boolean;
  /** '' where the title stands in text beside it. */
  alt?: string;
  className?: string;
}

/**
 * A cover of known proportions (2:3). A picture that fails, or is a stand-in of a pixel or two, gives way to the drawn
 * cover, then to the no-cover picture (ERR-03).
 */
export function Cover({ title, large = false, priority = false, alt = '', className }: CoverProps) {
  const sources = [
    title.cover_url,
    drawnCover(title, large ? limits.coverWidths.page : limits.coverWidths.card),
    noCover,
  ].filter(Boolean);
  const [tried, setTried] = useState(0);
  const next = () => setTried((n) => Math.min(n + 1, sources.length - 1));
  // a picture of the edge's markup may have failed before there was anybody to hear it
  const look = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth < 3) next();
  };
  return (
    <Picture
      ref={tried === 0 ? look : undefined}
      className={className}
      src={sources[tried]}
      alt={alt}
      width={200}
      height={300}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      onError={next}
      onLoad={(event) => event.currentTarget.naturalWidth < 3 && next()}
    />
  );
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: 2 / 3;
  object-fit: cover;
  border-radius: 2px 4px 4px 2px;
  background: var(--c-wash);
  box-shadow:
    0 1px 2px rgb(0 0 0 / 18%),
    0 6px 16px -8px rgb(0 0 0 / 34%);
`;
