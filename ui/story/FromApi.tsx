import { useEffect, useState, type ReactNode } from 'react';
import type { Remote } from '../remote.ts';

export interface FromApiProps<Value> {
  /** The `id` of the story's context: each story has an API of its own. */
  story: string;
  /** A path of the contract, from `/` on: `/parts?limit=6`. */
  path: `/${string}`;
  /** Draws the section with what the API has answered so far. */
  children(remote: Remote<Value>): ReactNode;
}

/** Where the mocked API of a story lives; the handlers are the story's `api` parameter. */
export function storyApi(story: string): string {
  return `/story/${story}/api`;
}

/**
 * Feeds a section in a story from the story's mocked API, so that Loading, Empty and Failed are the
 * wire's own: the answer becomes the section's `Remote` prop.
 */
export function FromApi<Value>({ story, path, children }: FromApiProps<Value>) {
  const [attempt, setAttempt] = useState(0);
  const [remote, setRemote] = useState<Remote<Value>>({ status: 'loading' });

  useEffect(() => {
    const controller = new AbortController();

    function retry() {
      setRemote({ status: 'loading' });
      setAttempt((count) => count + 1);
    }

    async function load() {
      const response = await fetch(`${storyApi(story)}${path}`, { signal: controller.signal });
      const body: unknown = await response.json();
      return { response, body };
    }

    load().then(
      ({ response, body }) => {
        if (response.ok) {
          // The handlers are typed by the contract; what they answer is what the path promises.
          setRemote({ status: 'ready', value: body as Value });
        } else {
          const requestId = response.headers.get('X-Request-Id') ?? undefined;
          setRemote({ status: 'error', requestId, onRetry: retry });
        }
      },
      () => {
        if (!controller.signal.aborted) setRemote({ status: 'error', onRetry: retry });
      },
    );
    return () => controller.abort();
  }, [story, path, attempt]);

  return children(remote);
}
