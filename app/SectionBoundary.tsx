import { Component, type ReactNode } from 'react';
import * as m from '#messages/app.ts';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';

interface SectionBoundaryProps {
  /** What could not be shown, as the start of a sentence: "The reviews". */
  what: string;
  children: ReactNode;
}

/** Keeps a section that fails from taking the page with it. */
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
        onRetry={() => {
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}
