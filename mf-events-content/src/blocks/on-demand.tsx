import { LoadFailedPart, Skeleton } from '@bookfront/shared/ui';
import { Component, type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import styled from 'styled-components';

/** A component whose code is asked for, and what of it has come. */
interface Code<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  now?: ComponentType<Props>;
}

/** Everything that is loaded on demand, for what has to have it at once: the server, and tests. */
const all: (() => Promise<unknown>)[] = [];
export const loadBlocks = (): Promise<unknown> => Promise.all(all.map((load) => load()));

/**
 * A block that few pages have: its code comes with the page that has it. The server has all code, so the block is in
 * its markup; the browser keeps that markup as it is until the code is there. Code that can't be had is said and can be
 * asked for again, and what the server wrote stays readable.
 */
export function onDemand<Props extends object>(load: Code<Props>['load'], height = '12rem'): ComponentType<Props> {
  const code: Code<Props> = {
    load: async () => {
      code.now = await load();
      return code.now;
    },
  };
  all.push(code.load);
  // code that can't be had there is left to the browser
  if (typeof document === 'undefined') code.load().catch(() => {});
  return function OnDemandBlock(props: Props) {
    const [Part, setPart] = useState(() => partOf(code));
    const place = useRef<HTMLDivElement>(null);
    return (
      <Place ref={place}>
        <Boundary place={place} onRetry={() => setPart(() => partOf(code))}>
          <Suspense fallback={<Skeleton lines={4} height={height} />}>
            <Part {...props} />
          </Suspense>
        </Boundary>
      </Place>
    );
  };
}

/** A `lazy` keeps a failure for good: each try has its own. */
const partOf = <Props extends object>(code: Code<Props>): ComponentType<Props> =>
  code.now ?? lazy(async () => ({ default: await code.load() }));

interface BoundaryProps {
  place: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #markup: string | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  #retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    this.#markup ??= writtenIn(this.props.place.current);
    return (
      <>
        <LoadFailedPart onRetry={this.#retry} />
        {this.#markup && <div dangerouslySetInnerHTML={{ __html: this.#markup }} />}
      </>
    );
  }
}

/** What the server wrote; a skeleton is not worth keeping. */
const writtenIn = (place: HTMLElement | null): string =>
  place && !place.querySelector('[aria-busy="true"]') ? place.innerHTML : '';

const Place = styled.div`
  display: contents;
`;
