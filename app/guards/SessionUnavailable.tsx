import { session } from '#app/lib/auth/session.ts';
import * as m from '#messages/guards.js';
import { RouteFailure } from '#ui/sections/RouteFailure/RouteFailure.tsx';

interface SessionUnavailableProps {
  message: string;
  requestId: string | undefined;
}

/** Replaces a guarded page when the current user cannot be determined. */
export function SessionUnavailable({ message, requestId }: SessionUnavailableProps) {
  return (
    <RouteFailure
      title={m.sessionFailed()}
      text={message}
      requestId={requestId}
      onRetry={() => void session.retry()}
    />
  );
}
