import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Shown instead of the failed children; empty by default. */
  fallback?: ReactNode;
  onFailure?: () => void;
}

/** Error boundary around an optional part of the page, such as one whose chunk may fail to load. */
export class SilentBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
