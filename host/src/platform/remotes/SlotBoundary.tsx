import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** The path shown: going elsewhere inside the same remote gives it another chance. */
  place: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps the failure of a remote inside its slot. */
export class SlotBoundary extends Component<Props, { failedAt: string | null }> {
  override state = { failedAt: null };

  static getDerivedStateFromError() {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ place }: Props, { failedAt }: { failedAt: string | null }) {
    if (failedAt === '') return { failedAt: place };
    return failedAt !== null && failedAt !== place ? { failedAt: null } : null;
  }

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}
