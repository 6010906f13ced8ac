import { QueryClientProvider } from '@tanstack/react-query';
import { HistorySearch } from '#app/lib/lists/HistorySearch.tsx';
import type { StaticRouteProps } from '#app/static-pages.ts';
import { PartsContainer } from './PartsContainer.tsx';

export { openCache } from '#app/lib/http/page-data.ts';

export function Component({ client, search }: StaticRouteProps) {
  if (!client) throw new Error('The catalogue needs a cache');
  return (
    <QueryClientProvider client={client}>
      <HistorySearch first={search}>
        <PartsContainer />
      </HistorySearch>
    </QueryClientProvider>
  );
}
