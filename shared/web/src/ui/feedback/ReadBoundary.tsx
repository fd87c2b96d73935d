import { Component, createContext, use } from 'react';
import type { ReactNode } from 'react';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import type { ErrorCode } from '../../api/api-error.ts';
import { isUnsupported } from '../../api/is-missing.ts';
import { FailureCard } from './FailureCard.tsx';
import { Page } from '../layout/Page.tsx';
import { RetryStatus } from './RetryStatus.tsx';

interface Props {
  title?: string;
  messages: Record<ErrorCode, string>;
  /** Shown if the provider does not have the resource, so that Retry would not help. */
  missing?: ReactNode;
  renderFailure?: (error: Error, onRetry: () => void) => ReactNode;
  /** Whether the children are a whole page: a failure gets its own main column, a bug goes to the boundary around the page. */
  isPage?: boolean;
  children: ReactNode;
}

/** Error boundary for suspense queries: shows the reason and Retry in place of its children. Says while a failed call is being retried. */
export function ReadBoundary({ children, ...props }: Props) {
  const isInside = use(IsInside);
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary {...props} onReset={reset}>
          {isInside || props.isPage ? null : <RetryStatus />}
          <IsInside value>{children}</IsInside>
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  );
}

const IsInside = createContext(false);

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
    const { title, messages, missing, renderFailure, isPage = false, children } = this.props;
    const error: unknown = this.state.error;
    if (error === null) return children;
    if (isPage && !isApiError(error)) throw error;
    if (renderFailure && error instanceof Error) return renderFailure(error, this.handleRetry);
    if (missing && isUnsupported(error)) return missing;
    const card = (
      <FailureCard
        title={title}
        error={error}
        isPage={isPage}
        onRetry={this.handleRetry}
        messages={messages}
      />
    );
    return isPage ? <Page title={title}>{card}</Page> : card;
  }
}
