import { queryOptions } from '@tanstack/react-query';
import type { CategoryDetails } from '#contract/specifications.ts';
import { isUnknown } from '#app/lib/http/api-error.ts';
import { call } from '#app/lib/http/api.ts';

/** A category or a group; null if there is none with this slug. */
export const categoryQuery = (slug: string) =>
  queryOptions({
    queryKey: ['category', slug],
    async queryFn({ signal }): Promise<CategoryDetails | null> {
      try {
        return await call('findCategory', { params: { slug }, credential: 'none', signal });
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
  });
