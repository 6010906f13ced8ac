import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

interface RefusalMeta extends Record<string, unknown> {
  /** Whether a 403 signs the user out and redirects to the login page, as a 401 always does. */
  leavesOn403?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: RefusalMeta;
    mutationMeta: RefusalMeta;
  }
}

/** For the calls that the product names: the profile, loading a part, the parts of the home page, Make Admin. */
export const leaveOnRefusal = { leavesOn403: true } satisfies RefusalMeta;

/** The first element of the query keys of a user's own data, which is removed when another user signs in. */
export const privateKey = (uid: string, ...rest: readonly unknown[]) => ['private', uid, ...rest] as const;

const worthAnotherTry = new Set(['NETWORK', 'UNAVAILABLE']);

interface RefusalWatch {
  /** The user must be signed out. */
  onRefused(): void;
  /** The user stays signed in, but their permissions may have changed. */
  onForbidden(): void;
}

/** Prefetching does not fetch data again within this time. Opening the page does. */
export const recentMs = 30_000;

/** What its route fetches while the code of a page loads is not fetched again when the page appears within this time. */
const justFetchedMs = 2_000;

/** For data that others change: fetched each time that a page or a tab is opened. */
export const alwaysFresh = {
  staleTime: 0,
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean; dataUpdatedAt: number } }) =>
    state.isInvalidated || Date.now() > state.dataUpdatedAt + justFetchedMs,
};

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Being offline is shown at once as an error with a retry, instead of loading for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && worthAnotherTry.has(error.code),
        retryDelay: 800,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** Reports the calls of `client` that the server refuses. Returns a function that stops. */
export function watchRefusals(client: QueryClient, { onRefused, onForbidden }: RefusalWatch): () => void {
  const watch = (error: unknown, meta?: RefusalMeta) => {
    if (!(error instanceof ApiError)) return;
    // A new sign-in would be rejected too.
    if (error.code === 'APP_CHECK_FAILED') return;
    if (error.status === 401 || (error.status === 403 && meta?.leavesOn403)) onRefused();
    else if (error.code === 'FORBIDDEN') onForbidden();
  };
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error')
      watch(event.action.error, event.query.meta);
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error')
      watch(event.action.error, event.mutation.meta);
  });
  return () => {
    stopQueries();
    stopMutations();
  };
}

/** Removes the data of all users, except those of `keptUid`. */
export function forgetPrivateData(client: QueryClient, keptUid?: string): void {
  const isPrivate = ({ queryKey: [scope, uid] }: { queryKey: readonly unknown[] }) =>
    scope === 'private' && uid !== keptUid;
  void client.cancelQueries({ predicate: isPrivate });
  client.removeQueries({ predicate: isPrivate });
  client.getMutationCache().clear();
}
