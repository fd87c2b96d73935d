import { Component } from 'react';
import type { ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';
import { writeCrashReport } from './write-crash-report.ts';

/** The outermost error boundary, which catches all errors that no inner boundary has caught. */
export class CrashBoundary extends Component<{ children: ReactNode }, { report: string | null }> {
  override state = { report: null };

  static getDerivedStateFromError(error: unknown) {
    return { report: writeCrashReport(error, location.pathname, new Date()) };
  }

  override render() {
    const { report } = this.state;
    return report === null ? this.props.children : <CrashScreen report={report} />;
  }
}
