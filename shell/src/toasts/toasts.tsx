import { bus } from '@bookfront/shared/events';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

interface Toast {
  id: number;
  text: string;
  tone: 'success' | 'error';
}
const SHOWN_MS = 3000;
let nextId = 1;

/**
 * ERR-04, GAP-85: short messages that disappear after 3 seconds. The empty region stays, so that new ones are
 * announced.
 */
export function Toasts() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const show = ({ text, tone = 'success' }: { text: string; tone?: 'success' | 'error' }) => {
      const id = nextId++;
      setToasts((shown) => [...shown, { id, text, tone }].slice(-3));
      timers.add(setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.id !== id)), SHOWN_MS));
    };
    const stop = bus.on('toast:wanted', show);
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);
  return (
    <Region>
      {(['success', 'error'] as const).map((kind) => (
        <div key={kind} role={kind === 'error' ? 'alert' : 'status'}>
          {toasts
            .filter(({ tone }) => tone === kind)
            .map(({ id, text }) => (
              <p key={id} data-tone={kind}>
                {text}
              </p>
            ))}
        </div>
      ))}
    </Region>
  );
}

const Region = styled.div`
  position: fixed;
  inset: auto 1rem 1rem;
  z-index: 40;
  display: grid;
  justify-items: center;
  gap: 0.5rem;
  pointer-events: none;
  /* a phone's lower half is where the button is that the message is about */
  @media (max-width: 599px) {
    inset: 4.5rem 1rem auto;
  }
  p {
    max-width: 30rem;
    margin: 0;
    padding: 0.8rem 1.2rem;
    border-radius: 6px;
    background: var(--c-ink);
    color: var(--c-ground);
    box-shadow: 0 12px 30px -10px rgb(0 0 0 / 50%);
  }
  p[data-tone='error'] {
    background: #8c1d18;
    color: #fff;
  }
`;
