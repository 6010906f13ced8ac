import { queryOptions } from '@tanstack/react-query';
import type { CategoryDetails } from '#contract/catalogue/specifications.ts';
import { isUnknown } from '#app/lib/http/api-error.ts';
import { call } from '#app/lib/http/api.ts';

// All are the same for everybody, so the calls send no token.

/** All categories, with the number of parts that pass the filters of the list. */
export function categoriesQuery(filters: URLSearchParams) {
  const query = new URLSearchParams(filters);
  for (const name of ['sort', 'page', 'specs']) query.delete(name);
  return queryOptions({
    queryKey: ['parts', 'categories', query.toString()],
    queryFn: ({ signal }) => call('listCategories', { query, credential: 'none', signal }),
  });
}

/** A category or a group; null if there is none with this slug. */
export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: ['parts', 'category', slug],
    async queryFn({ signal }): Promise<CategoryDetails | null> {
      try {
        return await call('findCategory', { params: { slug }, credential: 'none', signal });
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
  });

/** The values of each spec of a category. `filters` are those of the list. */
export function facetsQuery(category: string, filters: URLSearchParams) {
  const query = new URLSearchParams(filters);
  query.set('category', category);
  for (const name of ['sort', 'page']) query.delete(name);
  return queryOptions({
    queryKey: ['parts', 'facets', query.toString()],
    queryFn: ({ signal }) => call('partFacets', { query, credential: 'none', signal }),
  });
}
