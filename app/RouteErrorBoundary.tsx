import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import * as m from '#messages/app.js';
import { PageSpinner } from '#ui/components/PageSpinner/PageSpinner.tsx';
import { RouteFailure } from '#ui/sections/RouteFailure/RouteFailure.tsx';
import { ApiError, messageOf } from './lib/http/api-error.ts';
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
  return (
    <RouteFailure
      text={messageOf(error)}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onRetry={reload}
    />
  );
}
