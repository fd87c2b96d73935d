import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** @param retry renders the children again */
  renderFailure: (error: unknown, retry: () => void) => ReactNode;
  onCatch?: (error: unknown) => void;
  /** Called before the children are rendered again. */
  onRetry?: () => void;
  /** After a failure, a change of this key renders the children again. */
  resetKey?: string;
}

interface State {
  failure: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Shows a failure in place of its children after one of them has thrown. A class, because React has no hook for it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: undefined };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCatch?.(error);
  }

  readonly handleRetry = () => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderFailure(failure.error, this.handleRetry) : this.props.children;
  }
}
