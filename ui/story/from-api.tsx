import { startTransition, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { parseCounts } from '#contract/list-counts.ts';
import type { ListFilters } from '#contract/list-filters.ts';
import type { Count } from '#contract/list-counts.ts';
import { parseReading } from '#contract/catalogue/search-reading.ts';
import type { Density } from '#tokens/density.ts';
import type { ListPage } from '../list-page.ts';
import type { Remote } from '../remote.ts';
import type { ListProps } from '../sections/ListScreen/list-state.ts';
import type { UploadPicture } from '../sections/form/use-picture-upload.ts';

type Path = `/${string}`;

/** The base URL of a story's mocked API. Its handlers are the story's `api` parameter. */
export const storyApi = (story: string) => `/story/${story}/api`;

interface FromApiProps<Value> {
  /** The `id` of the story's context. */
  story: string;
  /** A path of the contract, such as `/parts?limit=6`. */
  path: Path;
  children(remote: Remote<Value>): ReactNode;
}

/** Feeds a section from the story's mocked API, which answers loading, ready, empty or failed. */
export function FromApi<Value>({ story, path, children }: FromApiProps<Value>) {
  // The contract types the handlers, so the response has the type that the path promises.
  return children(useResponse(story, path, (body) => body as Value).remote);
}

type Counts<Value extends string> = Readonly<Record<Value, Count>>;

interface ListControls<Row, Query, Value extends string> extends ListProps<Row, Query> {
  /** The rows of each value of the filter; null while unknown. */
  counts: Counts<Value> | null;
}

/** Replaces a row of the list, or removes it with null, like the app's cache after a change. */
type ChangeRow<Row> = (id: string, row: Row | null) => void;

interface FromApiListProps<Row, Query, Value extends string> {
  story: string;
  /** A list of the contract, with what `query` does not contain. */
  path: Path;
  /** The first query. */
  query: Query;
  /** The filter whose values are counted. */
  countBy?: keyof Query & string;
  onQueryChange?(query: Query): void;
  pageSize?: number;
  /** The first row height, for a list in which it can be chosen. */
  density?: Density;
  children(controls: ListControls<Row, Query, Value>, change: ChangeRow<Row>): ReactNode;
}

/** Feeds a list section from the story's mocked API and stores the query that its controls change. */
export function FromApiList<Row extends object, Query extends ListFilters, Value extends string = never>(
  props: FromApiListProps<Row, Query, Value>,
) {
  const { story, path, countBy = '', pageSize = 12, children } = props;
  const [query, setQuery] = useState(props.query);
  const [density, setDensity] = useState(props.density);
  const [changes, setChanges] = useState<ReadonlyMap<unknown, Row | null>>(new Map());
  const { remote, isRefreshing } = useResponse(
    story,
    `${path}${path.includes('?') ? '&' : '?'}${searchOf({ ...query, countBy }, pageSize)}`,
    listPageOf<Row, Value>,
  );

  function onQueryChange(next: Query) {
    props.onQueryChange?.(next);
    // As in the app: typed text shows immediately, and the router updates the rest in a transition.
    if (next.search === query.search) startTransition(() => setQuery(next));
    else setQuery(next);
  }

  const list = withChanges(remote, changes);
  const controls = {
    list,
    query,
    onQueryChange,
    pageSize: query.limit ?? pageSize,
    isRefreshing,
    counts: remote.status === 'ready' ? (remote.value.counts ?? null) : null,
    density: density && { value: density, onChange: setDensity },
  };
  return children(controls, (id, row) => setChanges((before) => new Map(before).set(id, row)));
}

/** The query string of a list. */
function searchOf(query: object, pageSize: number): string {
  const params = new URLSearchParams({ limit: String(pageSize) });
  for (const [name, value] of Object.entries<unknown>({ ...query, view: '' })) {
    const text = String(value ?? '').trim();
    if (text !== '') params.set(name, text);
  }
  return params.toString();
}

function listPageOf<Row, Value extends string>(body: unknown, headers: Headers) {
  const counts = parseCounts(headers.get('X-Counts'));
  // The contract types the handlers, so the response has these types.
  const page = { rows: body, counts } as { rows: readonly Row[]; counts: Counts<Value> | undefined };
  return {
    ...page,
    total: Number(headers.get('X-Total-Count') ?? page.rows.length),
    isCapped: headers.get('X-Total-Count-Capped') === 'true',
    reading: parseReading(headers.get('X-Search')),
  };
}

/** Rows without an id do not change. */
const idOf = (row: object): unknown => ('_id' in row ? row._id : undefined);

function withChanges<Row extends object>(
  remote: Remote<ListPage<Row>>,
  changes: ReadonlyMap<unknown, Row | null>,
): Remote<ListPage<Row>> {
  if (remote.status !== 'ready') return remote;
  const { rows, total } = remote.value;
  const left = rows
    .map((row) => (changes.has(idOf(row)) ? changes.get(idOf(row)) : row))
    .filter((row) => row !== null && row !== undefined);
  return { ...remote, value: { ...remote.value, rows: left, total: total - (rows.length - left.length) } };
}

function useResponse<Value>(story: string, path: string, read: (body: unknown, headers: Headers) => Value) {
  const [attempt, setAttempt] = useState(0);
  const [loadedPath, setLoadedPath] = useState('');
  const [remote, setRemote] = useState<Remote<Value>>({ status: 'loading' });
  const readResponse = useEffectEvent(read);

  useEffect(() => {
    const controller = new AbortController();

    function onRetry() {
      setRemote({ status: 'loading' });
      setAttempt((count) => count + 1);
    }

    async function load() {
      const response = await fetch(`${storyApi(story)}${path}`, { signal: controller.signal });
      const body: unknown = await response.json();
      setLoadedPath(path);
      const requestId = response.headers.get('X-Request-Id') ?? undefined;
      setRemote(
        response.ok
          ? { status: 'ready', value: readResponse(body, response.headers) }
          : { status: 'error', requestId, onRetry },
      );
    }

    load().catch(() => {
      if (!controller.signal.aborted) setRemote({ status: 'error', onRetry });
    });
    return () => controller.abort();
  }, [story, path, attempt]);

  return { remote, isRefreshing: remote.status === 'ready' && loadedPath !== path };
}

/** Calls the story's mocked API. */
export async function ask(
  story: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: Path,
  body?: unknown,
) {
  const response = await fetch(`${storyApi(story)}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  const message =
    typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : '';
  return { answer, failure: response.ok ? null : { message } };
}

/** Calls the story's mocked API. Resolves to the error's message, or to null. */
export const send = async (...call: Parameters<typeof ask>) => (await ask(...call)).failure;

/** The two responses of the contract to an upload. */
type Uploaded = { success: true; data: { url: string } } | { success: false; error: { message: string } };

/** Uploads a picture to the story's mocked API. */
export const uploadTo =
  (story: string): UploadPicture =>
  async (file, { signal }) => {
    const body = new FormData();
    body.append('image', file);
    const response = await fetch(`${storyApi(story)}/images`, { method: 'POST', body, signal });
    const answer = (await response.json()) as Uploaded;
    return answer.success ? answer.data : answer.error;
  };
