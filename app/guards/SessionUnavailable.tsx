import { session } from '#app/lib/session.ts';
import * as m from '#messages/guards.ts';
import { RouteFailure } from '#ui/sections/RouteFailure/RouteFailure.tsx';

interface SessionUnavailableProps {
  message: string;
  requestId: string | undefined;
}

/** Stands for a page that cannot know who is asking for it. */
export function SessionUnavailable({ message, requestId }: SessionUnavailableProps) {
  return (
    <RouteFailure
      title={m.yourAccountCouldNotBeReached()}
      text={message}
      requestId={requestId}
      onRetry={() => void session.retry()}
    />
  );
}
