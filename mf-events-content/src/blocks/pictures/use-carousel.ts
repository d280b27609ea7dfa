import { type RefObject, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../parts';

interface CarouselOptions {
  count: number;
  auto: boolean;
  /** Seconds that a slide stays. */
  timeout: number;
}

/** Which slide is shown, and whether it moves by itself (PGB-14, WCAG 2.2.2). */
export function useCarousel({ count, auto, timeout }: CarouselOptions) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isHeld, setHeld] = useState(false);
  const isStill = useReducedMotion();
  const isPlaying = auto && count > 1 && (choice ?? (isStill ? 'pause' : 'play')) === 'play';

  const show = (next: number) => {
    const wanted = (next + count) % count;
    const slide = strip.current?.children[wanted];
    if (strip.current && slide instanceof HTMLElement) strip.current.scrollLeft = slide.offsetLeft;
    setIndex(wanted);
  };
  useEffect(() => {
    if (!isPlaying || isHeld) return undefined;
    const timer = setTimeout(() => show(index + 1), timeout * 1000);
    return () => clearTimeout(timer);
  });
  return {
    strip,
    index,
    isPlaying,
    show,
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    /** Nothing moves under a pointer or the focus. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
    onScroll: () => setIndex((before) => slideInView(strip) ?? before),
  };
}

/** Undefined where nothing is laid out. In a text from right to left a strip scrolls below 0. */
function slideInView({ current }: RefObject<HTMLElement | null>): number | undefined {
  return current?.clientWidth ? Math.round(Math.abs(current.scrollLeft) / current.clientWidth) : undefined;
}
