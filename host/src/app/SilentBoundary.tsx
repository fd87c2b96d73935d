import { Component } from 'react';
import type { ReactNode } from 'react';

/** For what a page can do without: where it fails, such as when its chunk is lost, it is not there. */
export class SilentBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
