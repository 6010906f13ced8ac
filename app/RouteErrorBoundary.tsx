import { useRouteError } from 'react-router-dom';
import { RouteFailure } from '#ui/sections/RouteFailure/RouteFailure.tsx';
import { ApiError, messageOf } from './lib/api-error.ts';
import { isMissingChunk } from './lib/chunk-reload.ts';

const reload = () => {
  window.location.reload();
};

/** What a page shows in its place when it fails; the navigation around it lives on. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  if (isMissingChunk(error)) {
    return (
      <RouteFailure
        title="A newer version of the shop is out."
        text="A piece of this page could not be loaded. Check your connection and load the page again."
        onRetry={reload}
      />
    );
  }
  return (
    <RouteFailure
      text={messageOf(error)}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={reload}
    />
  );
}
