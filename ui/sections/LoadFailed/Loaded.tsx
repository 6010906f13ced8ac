import type { ReactNode } from 'react';
import { SkeletonLines } from '#ui/components/Skeleton/SkeletonLines.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from './LoadFailed.tsx';

export interface LoadedProps<Value> {
  of: Remote<Value>;
  /** What screen readers announce while it loads. */
  loading: string;
  /** What holds its place meanwhile. By default two lines. */
  placeholder?: ReactNode;
  /** The title of the error. */
  failed: string;
  children(value: Value): ReactNode;
}

/** Shows data in the state that it is in. */
export function Loaded<Value>(props: LoadedProps<Value>) {
  const { of, loading, placeholder = <SkeletonLines />, failed, children } = props;
  switch (of.status) {
    case 'loading':
      return (
        <>
          <HiddenStatus>{loading}</HiddenStatus>
          {placeholder}
        </>
      );
    case 'error':
      return <LoadFailed of={of} title={failed} />;
    case 'ready':
      return children(of.value);
  }
}
