import { Component } from 'react';
import type { ReactNode } from 'react';
import { SlotFailure } from './SlotFailure.tsx';

interface Props {
  /** The current path: a navigation within the same remote renders the children again. */
  pathname: string;
  /** Name of the remote or page, for the failure message. */
  name: string;
  onRetry: () => void;
  onCatch?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  /** The error, and the path where it was caught; null until that is known. */
  failure: { error: unknown; path: string | null } | null;
}

/** Error boundary around one remote or page: a failure shows `SlotFailure` in its place. */
export class SlotBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, path: null } };
  }

  static getDerivedStateFromProps({ pathname }: Props, { failure }: State): State | null {
    if (failure?.path === null) return { failure: { ...failure, path: pathname } };
    return failure && failure.path !== pathname ? { failure: null } : null;
  }

  override componentDidCatch(error: unknown) {
    this.props.onCatch?.(error);
  }

  override render() {
    const { name, onRetry, children } = this.props;
    const { failure } = this.state;
    return failure ? <SlotFailure name={name} error={failure.error} onRetry={onRetry} /> : children;
  }
}
