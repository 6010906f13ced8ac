import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reviewStates } from '#contract/shop/review-filters.ts';
import type { ManagedReview } from '#contract/shop/reviews.ts';
import type { LoadOwn } from '#app/lib/auth/load-for.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { call } from '#app/lib/http/api.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { leaveOnRefusal } from '#app/lib/http/query-client.ts';
import { countsIn, useListScreen } from '#app/lib/lists/use-list-screen.ts';
import { ReviewList } from '#ui/sections/shop/ReviewList/ReviewList.tsx';
import { allReviewsKey, allReviewsList } from './reviews-list.ts';

export const load: LoadOwn = (client, { uid }, url) => allReviewsList(uid).prefetch(client, url);

export function Component() {
  const { uid } = useSignedIn();
  const { list, page } = useListScreen(allReviewsList(uid));
  const client = useQueryClient();
  const { mutateAsync: hide } = useMutation({
    mutationFn: ({ _id, isHidden }: Pick<ManagedReview, '_id' | 'isHidden'>) =>
      call('changeReview', { params: { id: _id }, body: { isHidden } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: allReviewsKey(uid) }),
        client.invalidateQueries({ queryKey: ['reviews'] }),
      ]),
    meta: leaveOnRefusal,
  });

  return (
    <ReviewList
      {...list}
      counts={countsIn(page, ['all', ...reviewStates])}
      onHide={({ _id }, isHidden) => attempt(async () => void (await hide({ _id, isHidden })))}
    />
  );
}
