import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** @param retry renders the children again */
  renderFailure: (error: unknown, retry: () => void) => ReactNode;
  onCatch?: () => void;
  /** Called before the children are rendered again. */
  onRetry?: () => void;
}

interface State {
  failure: { error: unknown } | null;
}

/** Shows a failure in place of its children after one of them has thrown. A class, because React has no hook for it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch() {
    this.props.onCatch?.();
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
