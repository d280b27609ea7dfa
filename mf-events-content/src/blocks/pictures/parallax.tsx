import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { BlockProps } from '../block-props';
import { Picture, useReducedMotion, Words } from '../parts';

/**
 * PGB-21: words over a picture that moves `speed` times as fast as the page. The picture is as much higher than the
 * block as it moves. Still under reduced motion and without scripts.
 */
export function TextOverParallax({ block, level, isFirst }: BlockProps<'text_over_parallax'>) {
  const { image, height, speed } = block;
  const layer = useParallax(speed);
  return (
    <Window $height={height}>
      <Layer ref={layer} $speed={speed}>
        <Picture image={image} sizes="100vw" isFirst={isFirst} />
      </Layer>
      <Over>
        <Words {...block} level={level} />
      </Over>
    </Window>
  );
}

function useParallax(speed: number) {
  const layer = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  useEffect(() => {
    const element = layer.current;
    const frame = element?.parentElement;
    if (isStill || !element || !frame) return undefined;
    let asked = 0;
    const move = () => {
      asked = 0;
      const { top, height } = frame.getBoundingClientRect();
      if (top + height < 0 || top > innerHeight) return;
      const fromMiddle = top + height / 2 - innerHeight / 2;
      element.style.transform = `translateY(${fromMiddle * (speed - 1)}px)`;
    };
    const ask = () => {
      asked ||= requestAnimationFrame(move);
    };
    move();
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
      element.style.transform = '';
    };
  }, [speed, isStill]);
  return layer;
}

const Window = styled.div<{ $height: number }>`
  position: relative;
  display: grid;
  align-items: center;
  min-height: ${({ $height }) => $height}px;
  overflow: hidden;
  :not([data-banner]) > * > & {
    border-radius: 8px;
  }
`;

const Layer = styled.div<{ $speed: number }>`
  position: absolute;
  inset: 0;
  img {
    height: 100%;
    border-radius: 0;
  }
  @media (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    inset-block: calc((100vh + 100%) * ${({ $speed }) => (1 - $speed) / 2});
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
`;
