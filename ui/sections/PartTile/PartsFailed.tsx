import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';

export interface PartsFailedProps {
  message?: string;
  requestId?: string;
  onRetry(): void;
}

/** Stands where parts would have been. */
export function PartsFailed({ message = 'Nothing you did is lost.', requestId, onRetry }: PartsFailedProps) {
  return (
    <ErrorState
      title="Parts could not be loaded."
      text={message}
      requestId={requestId}
      drawing={<Drawing name="solid-disc" variant="missing" />}
      onRetry={onRetry}
    />
  );
}
