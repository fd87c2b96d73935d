import type { ReactNode } from 'react';
import { ErrorBoundary } from '@emberclutch/web/ui/feedback/ErrorBoundary.tsx';
import { CrashScreen } from './CrashScreen.tsx';
import { writeCrashReport } from './write-crash-report.ts';

/** The outermost error boundary, which catches all errors that no inner boundary has caught. */
export const CrashBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary
    renderFailure={(error) => <CrashScreen report={writeCrashReport(error, location.pathname, new Date())} />}
  >
    {children}
  </ErrorBoundary>
);
