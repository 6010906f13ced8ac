import { Component, type ReactNode } from 'react';
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
        title={`${this.props.what} could not be shown.`}
        text="The rest of the page works. Try again, or come back later."
        onRetry={() => {
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}
