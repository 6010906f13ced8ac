import { queryOptions } from '@tanstack/react-query';
import type { PartDetails, SameNumber } from '#contract/catalogue/part-details.ts';
import type { Part } from '#contract/catalogue/parts.ts';
import { ApiError, isUnknown } from '#app/lib/http/api-error.ts';
import { call } from '#app/lib/http/api.ts';
import { privateKey } from '#app/lib/http/query-client.ts';

/** What the page of a part shows. `gone`: it is not sold any more. `ambiguous`: several parts have the number. */
export type PartPage =
  | { status: 'found'; part: PartDetails }
  | { status: 'gone'; part: Part; successor: Part | null }
  | { status: 'ambiguous'; choices: readonly SameNumber[] }
  | { status: 'missing' };

async function findPage(
  number: string,
  input: { signal: AbortSignal; credential?: 'none' },
): Promise<PartPage> {
  try {
    return { status: 'found', part: await call('findPartByNumber', { params: { number }, ...input }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.choices) return { status: 'ambiguous', choices: error.choices };
    if (!isUnknown(error)) throw error;
    const { code, part, successor = null } = error;
    return code === 'NOT_SOLD' && part ? { status: 'gone', part, successor } : { status: 'missing' };
  }
}

/** The page of a part, which is the same for everybody. An unknown number is an answer, too. */
export const partPageQuery = (number: string) =>
  queryOptions({
    queryKey: ['part', number],
    queryFn: ({ signal }) => findPage(number, { signal, credential: 'none' }),
  });

/** The page as an admin sees it, who finds drafts as well. */
export const adminPartPageQuery = (uid: string, number: string) =>
  queryOptions({
    queryKey: privateKey(uid, 'part', number),
    queryFn: ({ signal }) => findPage(number, { signal }),
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
