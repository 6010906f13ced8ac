import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AddedReview, type NewReview } from '#contract/reviews.ts';
import { request } from '#app/lib/api.ts';
import { createIntention } from '#app/lib/intention.ts';
import { leaveOnExpiry } from '#app/lib/query-client.ts';

/** Adds a review. The same one sent again after a lost answer is the same review. */
export function useAddReview() {
  const client = useQueryClient();
  const [intention] = useState(() => createIntention());
  return useMutation({
    mutationFn: (review: NewReview & { name: string }) =>
      request(AddedReview, {
        method: 'POST',
        path: '/review',
        body: review,
        idempotencyKey: intention.keyFor(review),
      }),
    onSuccess: () => {
      intention.done();
      return client.invalidateQueries({ queryKey: ['reviews'] });
    },
    meta: leaveOnExpiry,
  });
}
