import * as common from '#messages/common.js';
import { ErrorState, type ErrorStateProps } from '#ui/components/ErrorState/ErrorState.tsx';
import type { Remote } from '#ui/remote.ts';
import { RemedyOf } from '../form/RemedyOf.tsx';

export interface LoadFailedProps extends Pick<ErrorStateProps, 'title' | 'drawing'> {
  of: Omit<Extract<Remote<unknown>, { status: 'error' }>, 'status'>;
  /** What is safe, unless the error has its own message. */
  text?: string;
}

/** Replaces data that could not be loaded, with a button to try again. */
export function LoadFailed({ of, text = common.nothingLost(), ...rest }: LoadFailedProps) {
  return (
    <ErrorState
      {...rest}
      text={of.message ?? text}
      remedy={of.remedy && <RemedyOf remedy={of.remedy} />}
      requestId={of.requestId}
      onRetry={of.onRetry}
    />
  );
}
