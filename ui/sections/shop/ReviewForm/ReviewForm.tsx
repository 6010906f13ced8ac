import { useController, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { cleanLines, countCharacters } from '#contract/clean-text.ts';
import { limits } from '#contract/limits.ts';
import * as product from '#messages/product.js';
import * as common from '#messages/common.js';
import * as m from '#messages/review-form.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { RatingInput } from '#ui/components/RatingInput/RatingInput.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import type { Remote } from '#ui/remote.ts';
import type { ActionError } from '../../form/action-error.ts';
import { Refusal } from '../../form/Refusal.tsx';
import { useDraftReport, useSentForm } from '../../form/use-sent-form.ts';
import { ReviewPreview, type Reviewing } from './ReviewPreview.tsx';
import * as styles from './ReviewForm.css.ts';

const { min, max } = limits.review;

const FormValues = z.object({
  rating: z.nullable(z.number(product.requiredRating())).check(
    z.refine((rating) => rating !== null, { error: product.requiredRating(), abort: true }),
    z.refine((rating) => (rating ?? 0) <= limits.rating.max, product.ratingTooHigh()),
  ),
  description: z
    .string()
    .check(
      z.overwrite(cleanLines),
      z.minLength(1, { error: product.requiredReviewDescription(), abort: true }),
      z.minLength(min, product.reviewTooShort()),
      z.maxLength(max, product.reviewTooLong()),
    ),
});
type FormValues = z.infer<typeof FormValues>;
export type ReviewDraft = FormValues;

export interface ReviewValues {
  rating: number;
  description: string;
}

export interface ReviewFormProps {
  /** The name and photo of the reviewer. The form can be filled in before they load. */
  reviewer: Remote<Reviewing>;
  /** Values of an earlier visit. */
  draft?: ReviewDraft;
  /** Called on every change, so that a draft can be stored. */
  onDraftChange?(draft: ReviewDraft): void;
  /** Resolves to the error, or to null when the review was added and the form is emptied. */
  onAddReview(values: ReviewValues): Promise<ActionError<keyof ReviewValues> | null>;
}

const untouched: FormValues = { rating: null, description: '' };

/** A review form with a preview. */
export function ReviewForm({ reviewer, draft, onDraftChange, onAddReview }: ReviewFormProps) {
  const { form, field, submit } = useSentForm<FormValues>({
    rules: FormValues,
    defaultValues: draft ?? untouched,
    send: async ({ rating: given, description: written }) =>
      given === null ? null : onAddReview({ rating: given, description: written }),
    onSent: (_values, { reset }) => reset(untouched),
  });
  const { control, formState } = form;
  // Registered before the description, because a submit focuses the first invalid field in the order of
  // registration.
  const stars = useController({ control, name: 'rating' });
  const written = cleanLines(useWatch({ control, name: 'description' }));

  useDraftReport(form, onDraftChange);

  return (
    <Stack gap="6">
      <PageHeader title={common.addAReview()} lead={m.lead()} />
      <div className={styles.sheet}>
        <form className={styles.form} aria-label={m.yourReview()} noValidate onSubmit={submit.onSubmit}>
          <RatingInput
            label={m.rating()}
            name="rating"
            value={stars.field.value}
            error={formState.errors.rating?.message}
            inputRef={stars.field.ref}
            onChange={stars.field.onChange}
            onBlur={stars.field.onBlur}
          />
          <TextArea
            {...field('description')}
            label={common.description()}
            ruler={limits.review}
            count={countCharacters(written)}
            rows={7}
          />
          {submit.failure && <Refusal of={submit.failure} />}
          <div>
            <Button type="submit" tone="primary" size="lg" isPending={submit.isPending}>
              {m.addReview()}
            </Button>
          </div>
        </form>
        <ReviewPreview reviewer={reviewer} rating={stars.field.value} description={written} />
      </div>
    </Stack>
  );
}
