import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { ListPage } from '../list-page.ts';
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
  // The handlers are typed by the contract; what they answer is what the path promises.
  const { remote } = useAnswer(story, path, (body) => body as Value);
  return children(remote);
}

export interface FromApiListProps<Row> {
  story: string;
  /** A list of the contract with the query that is asked for; the rows at hand stay while another is on its way. */
  path: `/${string}`;
  children(remote: Remote<ListPage<Row>>, isRefreshing: boolean): ReactNode;
}

/** The same for a list, whose total comes in the headers. */
export function FromApiList<Row>({ story, path, children }: FromApiListProps<Row>) {
  const { remote, isRefreshing } = useAnswer(story, path, (body, headers) => listPageOf<Row>(body, headers));
  return children(remote, isRefreshing);
}

function listPageOf<Row>(body: unknown, headers: Headers): ListPage<Row> {
  const rows = body as readonly Row[];
  return {
    rows,
    total: Number(headers.get('X-Total-Count') ?? rows.length),
    isCapped: headers.get('X-Total-Count-Capped') === 'true',
  };
}

function useAnswer<Value>(story: string, path: string, read: (body: unknown, headers: Headers) => Value) {
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState('');
  const [remote, setRemote] = useState<Remote<Value>>({ status: 'loading' });
  const readAnswer = useEffectEvent(read);

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
        setAnswered(path);
        if (response.ok) {
          setRemote({ status: 'ready', value: readAnswer(body, response.headers) });
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

  return { remote, isRefreshing: remote.status === 'ready' && answered !== path };
}
