import { Icon } from '@bookfront/shared/ui';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import type { BlockProps } from '../block-props';
import { BlockHeading, BlockImage } from '../parts';
import { useCarousel } from './use-carousel';

/**
 * PGB-25: a row of pictures, one at a time; without scripts it is scrolled. One that moves by itself can be stopped,
 * and stands still under pointer, focus and reduced motion (WCAG 2.2.2).
 */
export function ImageCarousel({ block, level, isFirst }: BlockProps<'image_carousel'>) {
  const { heading, images, auto, timeout, animation } = block;
  const carousel = useCarousel({ count: images.length, auto, timeout });
  const { strip, index, show, hold, onScroll } = carousel;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(index - 1);
    if (key === 'ArrowRight') show(index + 1);
  };
  const isFading = animation === 'fade';
  return (
    <>
      <BlockHeading text={heading} level={level} />
      <section aria-roledescription={m.carousel()} aria-label={heading || m.pictures()} {...hold}>
        <Strip
          ref={strip}
          data-animation={animation}
          tabIndex={0}
          aria-label={heading || m.pictures()}
          onScroll={isFading ? undefined : onScroll}
          onKeyDown={isFading ? onKeyDown : undefined}
        >
          {images.map((image, i) => (
            <li key={i} data-shown={i === index || undefined}>
              <BlockImage image={image} sizes="(min-width: 1300px) 1248px, 100vw" isFirst={isFirst && i === 0} />
            </li>
          ))}
        </Strip>
        {images.length > 1 && <CarouselControls carousel={carousel} count={images.length} isAuto={auto} />}
      </section>
    </>
  );
}

interface CarouselControlsProps {
  carousel: ReturnType<typeof useCarousel>;
  count: number;
  isAuto: boolean;
}

function CarouselControls({ carousel: { index, isPlaying, show, toggle }, count, isAuto }: CarouselControlsProps) {
  return (
    <Controls>
      <Round type="button" data-side="before" aria-label={m.previous_picture()} onClick={() => show(index - 1)}>
        <Icon name="chevron" />
      </Round>
      <span aria-live={isPlaying ? 'off' : 'polite'}>{m.number_of_count({ number: index + 1, count })}</span>
      <Round type="button" aria-label={m.next_picture()} onClick={() => show(index + 1)}>
        <Icon name="chevron" />
      </Round>
      {isAuto && (
        <button type="button" onClick={toggle}>
          {isPlaying ? m.pause() : m.play()}
        </button>
      )}
    </Controls>
  );
}

const Strip = styled.ul`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media (scripting: enabled) {
    &[data-animation='fade'] {
      grid-auto-flow: row;
      overflow: hidden;
      > li {
        grid-area: 1 / 1;
        visibility: hidden;
        opacity: 0;
      }
      > li[data-shown] {
        visibility: visible;
        opacity: 1;
      }
    }
  }
  @media (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    &[data-animation='fade'] > li {
      transition:
        opacity 200ms,
        visibility 200ms;
    }
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.75rem;
  margin-top: 0.75rem;
  font-variant-numeric: tabular-nums;
  @media (scripting: none) {
    display: none;
  }
  button {
    min-height: 44px;
    padding: 0 0.9rem;
    border: 1px solid var(--c-line-strong);
    border-radius: 22px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  &&& {
    padding: 0;
  }
  &[data-side='before'] svg {
    transform: scaleX(-1);
  }
`;
