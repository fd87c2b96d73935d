import type { ReactNode } from 'react';
import { ErrorBoundary } from '@emberclutch/web/ui/feedback/ErrorBoundary.tsx';
import { CrashScreen } from './CrashScreen.tsx';

/** The outermost error boundary, which catches all errors that no inner boundary has caught. */
export const CrashBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary renderFailure={(error) => <CrashScreen error={error} pathname={location.pathname} />}>
    {children}
  </ErrorBoundary>
);
