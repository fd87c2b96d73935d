import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import type { ErrorCode } from '../../api/api-error.ts';
import { isUnsupported } from '../../api/is-missing.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
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

/** Error boundary for suspense queries: shows the reason and Retry in place of its children. Announces that a failed call is being retried. */
export function ReadBoundary({ title, messages, missing, renderFailure, isPage = false, children }: Props) {
  const isNested = use(IsNestedContext);
  const showFailure = (error: unknown, handleRetry: () => void) => {
    if (isPage && !isApiError(error)) throw error;
    if (renderFailure && error instanceof Error) return renderFailure(error, handleRetry);
    if (missing && isUnsupported(error)) return missing;
    const card = (
      <FailureCard title={title} error={error} isPage={isPage} onRetry={handleRetry} messages={messages} />
    );
    return isPage ? <Page title={title}>{card}</Page> : card;
  };
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary renderFailure={showFailure} onRetry={reset}>
          {isNested || isPage ? null : <RetryStatus />}
          <IsNestedContext value>{children}</IsNestedContext>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** Whether a boundary further out announces retries. */
const IsNestedContext = createContext(false);
