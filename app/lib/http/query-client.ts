import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

interface RefusalMeta extends Record<string, unknown> {
  /** The answers that sign the user out and send them to the login page. */
  leaveOn?: readonly number[];
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: RefusalMeta;
    mutationMeta: RefusalMeta;
  }
}

/** For the calls that the product names: profile, part loads, the home page's parts, make admin. */
export const leaveOnRefusal = { leaveOn: [401, 403] } satisfies RefusalMeta;

/** For every other call that carries the token: one that is no longer good ends the session. */
export const leaveOnExpiry = { leaveOn: [401] } satisfies RefusalMeta;

/** Data of one user's begins with this key, and is forgotten when another user comes. */
export const privateKey = (uid: string, ...rest: readonly unknown[]) => ['private', uid, ...rest] as const;

const worthAnotherTry = new Set(['NETWORK', 'UNAVAILABLE']);

interface RefusalWatch {
  /** The user is to be signed out. */
  onRefused(): void;
  /** The user stays, but may do less or more than this page knows. */
  onForbidden(): void;
}

export function createQueryClient({ onRefused, onForbidden }: RefusalWatch): QueryClient {
  const watchRefusals = (error: unknown, meta?: RefusalMeta) => {
    if (!(error instanceof ApiError)) return;
    // Another sign-in would be refused as well.
    if (error.code === 'APP_CHECK_FAILED') return;
    if (meta?.leaveOn?.includes(error.status)) onRefused();
    else if (error.code === 'FORBIDDEN') onForbidden();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        watchRefusals(error, query.meta);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _values, _result, mutation) => {
        watchRefusals(error, mutation.meta);
      },
    }),
    defaultOptions: {
      queries: {
        // Offline is shown at once, as a failure to try again, instead of a picture that never comes.
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
}

export function forgetPrivateData(client: QueryClient): void {
  const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'private';
  void client.cancelQueries({ predicate: isPrivate });
  client.removeQueries({ predicate: isPrivate });
  client.getMutationCache().clear();
}
