import { Component, createRef, type ReactNode, type RefObject, Suspense, useContext, useRef, useState } from 'react';
import styled from 'styled-components';
import type { RemoteId, RemoteProps } from '../contract';
import { onlyOnce } from '../contract/only-once';
import { LeftToBrowser, LookupContext } from './lookup';

export { browserLookup, LeftToBrowser, type Lookup, LookupContext, type RemoteLookup, type RemoteReport } from './lookup';

onlyOnce('federation');

type Props<Id extends RemoteId> = {
  id: Id;
  /** What stands here while the part is loading; it has the part's size, so that nothing moves. */
  placeholder: ReactNode;
  /** What the shopper misses when the part is gone: 'The search box', 'Reviews'. */
  label: string;
  /** A small part whose absence needs no notice of its own size: nothing but a short line. */
  quiet?: boolean;
} & RemoteProps[Id];

/** The one way to show another package's part: its own loading state, error boundary, reserved place, and notice with a retry. */
export function Remote<Id extends RemoteId>({ id, placeholder, label, quiet = false, ...props }: Props<Id>): ReactNode {
  const { lookup, forget } = useContext(LookupContext);
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const View = lookup(id) ?? Skip;
  const retry = () => {
    forget(id);
    setAttempt(attempt + 1);
  };
  return (
    <Place ref={place} data-remote={id}>
      <Boundary key={attempt} place={place} notice={<Notice label={label} quiet={quiet} onRetry={retry} />}>
        <Suspense fallback={placeholder}>
          <View {...props} />
        </Suspense>
      </Boundary>
    </Place>
  );
}

/** React's way to leave a boundary to the browser: throw on the server, the placeholder is sent. */
function Skip(): never {
  throw new LeftToBrowser('left to the browser');
}

interface BoundaryProps {
  place: RefObject<HTMLDivElement | null>;
  notice: ReactNode;
  children: ReactNode;
}

/** Catches a part that fails. What the server had written of it stays readable, links and forms included, under the notice. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  readonly #kept = createRef<string>();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    this.#kept.current ??= serverMarkup(this.props.place.current);
    return (
      <>
        {this.props.notice}
        {this.#kept.current && <div data-kept dangerouslySetInnerHTML={{ __html: this.#kept.current }} />}
      </>
    );
  }
}

/** The markup that the server sent for this place, if React has not begun to own it; '' else (a placeholder is not worth keeping). */
function serverMarkup(place: HTMLElement | null): string {
  if (!place || place.querySelector('[aria-busy="true"]')) return '';
  return place.querySelector('h1, h2, p, a, form') ? place.innerHTML : '';
}

function Notice({ label, quiet, onRetry }: { label: string; quiet: boolean; onRetry: () => void }) {
  return (
    <Missing role="status" data-quiet={quiet || undefined}>
      <span>{label} can’t be shown right now.</span>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </Missing>
  );
}

const Place = styled.div`
  display: contents;
`;

const Missing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  padding: 0.9rem 1.1rem;
  margin-block: 0.5rem;
  border: 1px solid var(--c-line);
  border-inline-start: 4px solid var(--c-accent);
  border-radius: 4px;
  background: var(--c-surface);
  color: var(--c-ink);
  &[data-quiet] {
    padding: 0.35rem 0.6rem;
    font-size: 0.875rem;
  }
  button {
    min-height: 44px;
    padding: 0 0.9rem;
    border: 1px solid var(--c-line-strong);
    border-radius: 4px;
    background: none;
    color: var(--c-link);
    font: inherit;
    cursor: pointer;
  }
`;
