import { Component, type ReactNode } from 'react';
import * as m from '#messages/app.js';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';

type SectionBoundaryProps = { children: ReactNode } & (
  | {
      /** The title of the error message. */
      title: string;
    }
  | {
      /** Replaces the section where a retry would be wrong, such as after a payment. */
      fallback: ReactNode;
    }
);

/** Error boundary that limits a rendering error to one section. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if ('fallback' in this.props) return this.props.fallback;
    return (
      <ErrorState
        title={this.props.title}
        text={m.sectionFailedHint()}
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}
