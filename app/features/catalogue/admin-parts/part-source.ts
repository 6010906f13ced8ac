import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf, numberSegment } from '#contract/catalogue/number-key.ts';
import { foldText } from '#contract/fold-text.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { call, callPage } from '#app/lib/http/api.ts';
import { isUnknown } from '#app/lib/http/api-error.ts';
import { makeQuery, makesQuery, modelQuery } from '#app/lib/queries/makes.ts';
import type { EditSource } from '#ui/sections/catalogue/part/part-source.ts';

/** Loads what the forms of a part need. Categories change with a deployment only. */
export function usePartSource(): EditSource {
  const client = useQueryClient();
  const [source] = useState((): EditSource => {
    const categories = () =>
      client.fetchQuery({
        queryKey: ['categories'],
        queryFn: () => call('listCategories', { credential: 'none' }),
      });
    const specsOf = async (category: string) => {
      const { specs } = await client.fetchQuery({
        queryKey: ['categories', category],
        queryFn: () => call('findCategory', { params: { slug: category }, credential: 'none' }),
      });
      return specs;
    };
    return {
      async hasName({ name, brand }, than) {
        const query = new URLSearchParams({ search: name, exact: 'yes', limit: '50' });
        const { rows } = await callPage('listParts', { query, credential: 'none' });
        const isSame = (part: Part) =>
          part._id !== than?._id &&
          foldText(part.name) === foldText(name) &&
          foldText(part.brand) === foldText(brand);
        return rows.some(isSame);
      },
      categories,
      specsOf,
      makes: () => client.fetchQuery(makesQuery()),
      make: (slug) => client.fetchQuery(makeQuery(slug)),
      model: (slug) => client.fetchQuery(modelQuery(slug)),
      async fitmentsOf(number) {
        try {
          return (await call('findPartByNumber', { params: { number: numberSegment(number) } })).fitments;
        } catch (error) {
          if (isUnknown(error)) return null;
          throw error;
        }
      },
      async open(part) {
        const details = await client.fetchQuery({
          queryKey: ['parts', part._id, 'details'],
          queryFn: () => call('findPartByNumber', { params: { number: addressOf(part) } }),
          staleTime: 0,
        });
        const { category } = details;
        return { details, specs: category === null ? [] : await specsOf(category) };
      },
    };
  });
  return source;
}
