import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { copy } from './copy.ts';

/** Error boundary of an embedded remote: a failure shows a message with Retry instead of an empty area. */
export class EmbedBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly handleRetry = () => this.setState({ hasFailed: false });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Page title={copy.failed}>
        <EmptyState
          level={1}
          title={copy.failed}
          action={
            <Button variant="quiet" onClick={this.handleRetry}>
              {copy.retry}
            </Button>
          }
        >
          <p role="alert">{copy.whyFailed}</p>
        </EmptyState>
      </Page>
    );
  }
}
