import type { BlockImage as Image } from '@bookfront/shared/schemas';
import { useState } from 'react';
import styled from 'styled-components';

interface PictureProps {
  image: Pick<Image, 'src' | 'srcset' | 'width' | 'height' | 'alt'>;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
  /** It decides the first paint: fetched before others, and at once. */
  isFirst?: boolean;
}

/**
 * A picture of known proportions. One that can't be had leaves its space as it is: nothing moves and no broken sign
 * shows.
 */
export function Picture({ image: { src, srcset, width, height, alt }, sizes, isFirst = false }: PictureProps) {
  const [isMissing, setMissing] = useState(false);
  // a picture of the edge's markup may have failed before there was anybody to hear it
  const look = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0 && picture.src !== '') setMissing(true);
  };
  return (
    <Img
      ref={look}
      src={src}
      srcSet={srcset || undefined}
      sizes={srcset ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
      data-missing={isMissing || undefined}
      onError={() => setMissing(true)}
      $ratio={`${width} / ${height}`}
    />
  );
}

const Img = styled.img<{ $ratio: string }>`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $ratio }) => $ratio};
  object-fit: cover;
  border-radius: 6px;
  background: var(--c-wash);
  &[data-missing] {
    opacity: 0;
  }
`;
