import * as common from '#messages/common.ts';
import * as m from '#messages/part-tile.ts';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';

export interface PartsFailedProps {
  message?: string;
  requestId?: string;
  onRetry(): void;
}

/** Shown when parts could not be loaded. */
export function PartsFailed({
  message = common.nothingYouDidIsLost(),
  requestId,
  onRetry,
}: PartsFailedProps) {
  return (
    <ErrorState
      title={m.partsCouldNotBeLoaded()}
      text={message}
      requestId={requestId}
      drawing={<Drawing name="solid-disc" variant="missing" />}
      onRetry={onRetry}
    />
  );
}
