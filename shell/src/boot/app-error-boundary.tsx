import { Component, type ReactNode } from 'react';
import { reportError } from '../reports';
import { BootError } from './boot-error';

/** Shows the boot error if the frame itself throws. Other packages' parts have their own boundaries. */
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
