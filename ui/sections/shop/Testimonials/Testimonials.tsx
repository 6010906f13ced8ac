import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import type { Review } from '#contract/shop/reviews.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/testimonials.js';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#ui/components/LinkButton/LinkButton.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { SectionFrame } from '../../SectionFrame/SectionFrame.tsx';
import { Quote, Reviewer } from './Quote.tsx';
import * as styles from './Testimonials.css.ts';

export interface TestimonialsProps {
  /** Newest first. */
  reviews: Remote<readonly Review[]>;
  /** Where a review is written; absent for admins, who write none. */
  addReviewHref?: string;
}

/** Customer reviews: the newest is large, the next three are beside it. */
export function Testimonials(props: TestimonialsProps) {
  return (
    <SectionFrame id="reviews" title={m.title()}>
      {content(props)}
    </SectionFrame>
  );
}

function content({ reviews, addReviewHref }: TestimonialsProps): ReactNode {
  switch (reviews.status) {
    case 'loading':
      return <LoadingQuotes />;
    case 'error':
      return <LoadFailed of={reviews} title={m.failed()} text={m.failedHint()} />;
    case 'ready': {
      const [lead, ...others] = reviews.value.slice(0, limits.homeReviews);
      if (!lead) {
        return (
          <EmptyState
            title={m.none()}
            text={m.emptyHint()}
            drawing={<Drawing name="bolt" variant="missing" />}
            action={
              addReviewHref !== undefined && (
                <LinkButton href={addReviewHref}>{common.addAReview()}</LinkButton>
              )
            }
          />
        );
      }
      return (
        <div className={styles.quotes}>
          <Quote look={others.length > 0 ? 'lead' : 'alone'} by={<Reviewer {...lead} />}>
            {lead.description}
          </Quote>
          {others.length > 0 && (
            <div className={styles.others}>
              {others.map((review) => (
                <Quote key={review._id} look="beside" by={<Reviewer {...review} />}>
                  {review.description}
                </Quote>
              ))}
            </div>
          )}
        </div>
      );
    }
  }
}

function LoadingQuotes() {
  const reviewer = (
    <div className={styles.by}>
      <Skeleton shape="circle" />
      <span className={styles.loadingName}>
        <Skeleton width="third" />
      </span>
      <Skeleton width="word" />
    </div>
  );
  return (
    <>
      <HiddenStatus>{m.loading()}</HiddenStatus>
      <div className={styles.quotes} aria-hidden>
        <div className={styles.lead}>
          <div className={styles.loadingLead}>
            <Skeleton shape="heading" width="full" />
            <Skeleton shape="heading" width="full" />
            <Skeleton shape="heading" width="half" />
          </div>
          {reviewer}
        </div>
        <div className={styles.others}>
          {Array.from({ length: limits.homeReviews - 1 }, (_, index) => (
            <div key={index} className={styles.quote}>
              <div className={styles.loadingLines}>
                <Skeleton width="full" />
                <Skeleton width="half" />
              </div>
              {reviewer}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
