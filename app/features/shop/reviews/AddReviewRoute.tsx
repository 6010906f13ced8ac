import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as product from '#messages/product.js';
import { placeholderPhoto } from '#contract/limits.ts';
import { profileQuery } from '#app/lib/queries/profile.ts';
import { useSignedIn } from '#app/lib/auth/session.ts';
import { attempt } from '#app/lib/http/attempt.ts';
import { toRemote } from '#app/lib/http/to-remote.ts';
import { mapRemote } from '#ui/remote.ts';
import { showToast } from '#app/lib/ui-state/toasts.ts';
import { ReviewForm, type ReviewValues } from '#ui/sections/shop/ReviewForm/ReviewForm.tsx';
import { useAddReview, reviewDraft } from './mutations.ts';
import { reviewError } from './review-error.ts';

export function Component() {
  const customer = useSignedIn();
  const profile = useQuery(profileQuery(customer));
  const { mutateAsync: add } = useAddReview(customer.uid);
  const [kept] = useState(() => reviewDraft(customer.uid));
  const [draft] = useState(() => kept.read());
  const photoURL = customer.photoURL ?? placeholderPhoto;
  const name = profile.data?.name ?? customer.name;

  async function addReview(values: ReviewValues) {
    const failure = await attempt(
      () => add({ ...values, name, email: customer.email, photoURL }),
      reviewError,
    );
    if (!failure) showToast({ id: 'review', tone: 'positive', text: product.reviewAdded() });
    else if (failure.toast) showToast({ id: 'review', tone: 'critical', text: failure.toast });
    return failure;
  }

  return (
    <ReviewForm
      reviewer={mapRemote(toRemote(profile), (user) => ({ name: user.name, photoURL }))}
      draft={draft ?? undefined}
      onDraftChange={kept.keep}
      onAddReview={addReview}
    />
  );
}
