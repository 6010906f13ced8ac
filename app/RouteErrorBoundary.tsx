import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import * as m from '#messages/app.js';
import { PageSpinner } from '#ui/components/PageSpinner/PageSpinner.tsx';
import { RouteFailure } from '#ui/sections/RouteFailure/RouteFailure.tsx';
import { ApiError } from './lib/http/api-error.ts';
import { shownError } from './lib/http/attempt.ts';
import { isMissingChunk, watchMissingChunk, type MissingChunk } from './lib/routing/chunk-reload.ts';

const reload = () => window.location.reload();

/** Replaces a page whose code did not load. */
function MissingChunkFailure({ chunk }: { chunk: string }) {
  const [state, setState] = useState<MissingChunk>('checking');
  useEffect(() => watchMissingChunk(chunk, setState), [chunk]);
  if (state === 'checking') return <PageSpinner />;
  const [title, text] =
    state === 'unreachable' ? [m.noConnection(), m.noConnectionHint()] : [m.newVersion(), m.chunkFailed()];
  return <RouteFailure title={title} text={text} onRetry={reload} />;
}

/** Replaces a page that fails. The navigation around it stays. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  if (isMissingChunk(error)) return <MissingChunkFailure chunk={error.message} />;
  const { message, remedy } = shownError(error);
  return (
    <RouteFailure
      text={message}
      remedy={remedy}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={reload}
    />
  );
}
