import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** The current path: a navigation within the same remote renders the children again. */
  pathname: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary around one remote or page. */
export class SlotBoundary extends Component<Props, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ pathname }: Props, { failedAt }: { failedAt: string | null }) {
    if (failedAt === '') return { failedAt: pathname };
    return failedAt !== null && failedAt !== pathname ? { failedAt: null } : null;
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}
