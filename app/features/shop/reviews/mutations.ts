import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewReview } from '#contract/shop/reviews.ts';
import { call } from '#app/lib/http/api.ts';
import { createIdempotencyKeys } from '#app/lib/http/idempotency-keys.ts';
import * as z from 'zod/mini';
import { draft } from '#app/lib/storage/drafts.ts';

const ReviewDraft = z.object({ rating: z.nullable(z.number()), description: z.string() });
export type ReviewDraft = z.infer<typeof ReviewDraft>;

export const reviewDraft = (uid: string) => draft(ReviewDraft, uid, 'review');

/** Adds a review. Idempotent: a retry after a lost response adds no second review. */
export function useAddReview(uid: string) {
  const client = useQueryClient();
  const [idempotencyKeys] = useState(() => createIdempotencyKeys(undefined, reviewDraft(uid).notes));
  return useMutation({
    mutationFn: (review: NewReview & { name: string }) =>
      call('addReview', { body: review, idempotencyKey: idempotencyKeys.keyFor(review) }),
    onSuccess: () => {
      idempotencyKeys.done();
      reviewDraft(uid).drop();
      return client.invalidateQueries({ queryKey: ['reviews'] });
    },
  });
}
