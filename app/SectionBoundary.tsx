import { Component, type ReactNode } from 'react';
import * as m from '#messages/app.ts';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';

interface SectionBoundaryProps {
  /** The subject of the error message, for example "The reviews". */
  what: string;
  children: ReactNode;
}

/** Error boundary that limits a rendering error to one section. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        title={m.whatCouldNotBeShown({ what: this.props.what })}
        text={m.theRestOfThePageWorks()}
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}
