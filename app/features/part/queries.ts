import { queryOptions } from '@tanstack/react-query';
import type { PartDetails } from '#contract/part-details.ts';
import type { Part } from '#contract/parts.ts';
import { ApiError, isUnknown } from '#app/lib/http/api-error.ts';
import { call } from '#app/lib/http/api.ts';

/** What the page of a part number shows. `gone`: the part is not sold any more. */
export type PartPage =
  | { status: 'found'; part: PartDetails }
  | { status: 'gone'; part: Part | null; successor: Part | null }
  | { status: 'missing' };

/** The page of a part, which is the same for everybody. An unknown number is an answer, too. */
export const partPageQuery = (number: string) =>
  queryOptions({
    queryKey: ['part', number],
    async queryFn({ signal }): Promise<PartPage> {
      try {
        const part = await call('findPartByNumber', { params: { number }, credential: 'none', signal });
        return { status: 'found', part };
      } catch (error) {
        if (!(error instanceof ApiError) || !isUnknown(error)) throw error;
        const { code, part = null, successor = null } = error;
        return code === 'NOT_SOLD' ? { status: 'gone', part, successor } : { status: 'missing' };
      }
    },
  });

/** Parts of the same category. None for an unknown number. */
export const similarPartsQuery = (number: string) =>
  queryOptions({
    queryKey: ['part', number, 'similar'],
    async queryFn({ signal }): Promise<Part[]> {
      try {
        return await call('similarParts', { params: { number }, credential: 'none', signal });
      } catch (error) {
        if (isUnknown(error)) return [];
        throw error;
      }
    },
  });
