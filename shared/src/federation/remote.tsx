import { Component, type ReactNode, type RefObject, Suspense, useContext, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import * as m from '#messages';
import type { RemoteId, RemoteProps } from '../contract';
import { ClientOnlyError, isNotLoaded, LookupContext } from './lookup';

type Props<Id extends RemoteId> = {
  id: Id;
  /** What stands here while the part is loading; it has the part's size, so that nothing moves. */
  placeholder: ReactNode;
  /** What the shopper misses when the part is gone: 'The search box', 'Reviews'. */
  label: string;
  /** A small part whose absence needs no notice of its own size: nothing but a short line. */
  quiet?: boolean;
} & RemoteProps[Id];

/** How far a part has come: `skip` releases were passed over, `again` once each was tried a second time. */
interface Attempt {
  count: number;
  skip: number;
  again: boolean;
}
const FIRST: Attempt = { count: 0, skip: 0, again: false };

/**
 * The one way to show another package's part: its own loading state, error boundary and reserved space. A release that
 * throws is drawn once more, then the last good one takes its place, then a notice with a retry. A part that arrives
 * after its time takes the notice's place.
 */
export function Remote<Id extends RemoteId>({ id, placeholder, label, quiet = false, ...props }: Props<Id>): ReactNode {
  const { lookup, forget, mounted, failed } = useContext(LookupContext);
  const [{ count, skip, again }, setAttempt] = useState(FIRST);
  const container = useRef<HTMLDivElement>(null);
  const kept = useRef<string | null>(null);
  const View = lookup(id, skip) ?? Skip;
  const onRetry = () => {
    forget(id);
    setAttempt({ ...FIRST, count: count + 1 });
  };
  const onFail = (error: unknown) => {
    const next = failed?.(id, skip, error);
    if (isNotLoaded(error)) {
      error.arrival?.then(onRetry, () => {});
      return;
    }
    const isLate = error instanceof Error && error.name === 'LateLifecycles';
    if (!again && !isLate) setAttempt({ count: count + 1, skip, again: true });
    else if (next !== undefined) setAttempt({ count: count + 1, skip: next, again: true });
  };
  return (
    <Place ref={container} data-remote={id}>
      <Boundary
        key={count}
        container={container}
        kept={kept}
        onFail={onFail}
        notice={<Notice label={label} quiet={quiet} onRetry={onRetry} />}
      >
        <Suspense fallback={placeholder}>
          <View {...props} />
          {mounted && <Mounted tell={() => mounted(id, skip)} />}
        </Suspense>
      </Boundary>
    </Place>
  );
}

/** Tells once that what stands beside it is in the page. */
function Mounted({ tell }: { tell: () => void }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(tell, []);
  return null;
}

/** React's way to leave a boundary to the browser: throw on the server, the placeholder is sent. */
function Skip(): never {
  throw new ClientOnlyError('left to the browser');
}

interface BoundaryProps {
  container: RefObject<HTMLDivElement | null>;
  kept: RefObject<string | null>;
  onFail: (error: unknown) => void;
  notice: ReactNode;
  children: ReactNode;
}

/**
 * Catches a part that fails. What the server had written of it stays readable, links and forms included, under the
 * notice.
 */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFail(error);
  }

  override render() {
    const { kept, container, notice, children } = this.props;
    if (!this.state.failed) return children;
    kept.current ??= serverMarkup(container.current);
    return (
      <>
        {notice}
        {kept.current && <div data-kept dangerouslySetInnerHTML={{ __html: kept.current }} />}
      </>
    );
  }
}

/**
 * The server's markup in this container, if React has not begun to own it; '' else (a placeholder is not worth
 * keeping).
 */
function serverMarkup(container: HTMLElement | null): string {
  if (!container || container.querySelector('[aria-busy="true"]')) return '';
  return container.querySelector('h1, h2, p, a, form') ? container.innerHTML : '';
}

function Notice({ label, quiet, onRetry }: { label: string; quiet: boolean; onRetry: () => void }) {
  return (
    <Missing role="status" data-quiet={quiet || undefined}>
      <span>{m.part_failed({ part: label })}</span>
      <button type="button" onClick={onRetry}>
        {m.try_again()}
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
    font-size: var(--size-small);
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
