import { Component } from 'react';
import type { ReactNode } from 'react';
import { writeCrashReport } from '../errors/write-crash-report.ts';
import { CrashScreen } from '../errors/CrashScreen.tsx';
import { isBug } from '../errors/report-caught.ts';
import { markSlotShown } from '../hydration/SlotMarker.tsx';
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
  /** The error, when it was caught, and on which path (null until known). */
  failure: { error: unknown; at: Date; path: string | null } | null;
}

/** Error boundary around one remote or page. Shows a failure message instead of its children, or for a bug the crash screen. */
export class SlotBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, at: new Date(), path: null } };
  }

  static getDerivedStateFromProps({ pathname }: Props, { failure }: State): State | null {
    if (failure?.path === null) return { failure: { ...failure, path: pathname } };
    return failure && failure.path !== pathname ? { failure: null } : null;
  }

  override componentDidCatch(error: unknown) {
    markSlotShown();
    this.props.onCatch?.(error);
  }

  override render() {
    const { pathname, name, onRetry, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const { error, at } = failure;
    if (isBug(error)) return <CrashScreen report={writeCrashReport(error, pathname, at)} />;
    return <SlotFailure name={name} error={error} onRetry={onRetry} />;
  }
}
