import { Component } from 'react';
import type { ReactNode } from 'react';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { isApiError } from '../api/api-error.ts';
import type { ErrorCode } from '../api/api-error.ts';
import { FailureCard } from './FailureCard.tsx';

interface Props {
  title?: string;
  /** What this app says for each code. */
  words: Record<ErrorCode, string>;
  /** Shown where the provider has no such thing: nothing failed then, and asking again helps nobody. */
  missing?: ReactNode;
  children: ReactNode;
}

/** What could not be read costs its own place, says why, and can be asked for again. */
export function ReadBoundary(props: Props) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Boundary {...props} onReset={reset} />}
    </QueryErrorResetBoundary>
  );
}

class Boundary extends Component<Props & { onReset: () => void }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  readonly handleRetry = () => {
    this.props.onReset();
    this.setState({ error: null });
  };

  override render() {
    const { title, words, missing, children } = this.props;
    const error: unknown = this.state.error;
    if (error === null) return children;
    if (missing && isApiError(error) && error.code === 'not_found') return missing;
    return <FailureCard title={title} error={error} onRetry={this.handleRetry} words={words} />;
  }
}
