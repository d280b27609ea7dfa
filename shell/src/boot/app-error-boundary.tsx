import { Component, type ReactNode } from 'react';
import { reportError } from '../reports';
import { BootError } from './boot-error';

/**
 * The last line: what throws in the frame itself leaves the page of a failed start, not a white one. Parts of other
 * packages have boundaries of their own.
 */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError({ source: 'frame', error: String((error as Error)?.stack ?? error) });
  }

  override render() {
    return this.state.failed ? <BootError /> : this.props.children;
  }
}
