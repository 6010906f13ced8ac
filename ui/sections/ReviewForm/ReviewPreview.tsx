import { useId } from 'react';
import * as m from '#messages/review-form.js';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import type { Remote } from '#ui/remote.ts';
import { LoadFailed } from '../LoadFailed/LoadFailed.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import { Quote, Reviewer } from '../Testimonials/Quote.tsx';
import * as styles from './ReviewForm.css.ts';

/** The reviewer as shown to everybody. */
export interface Reviewing {
  name: string;
  photoURL?: string;
}

interface ReviewPreviewProps {
  reviewer: Remote<Reviewing>;
  rating: number | null;
  description: string;
}

/** A preview of the review on the home page, updated while typing. */
export function ReviewPreview({ reviewer, rating, description }: ReviewPreviewProps) {
  const titleId = useId();
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {m.preview()}
      </h2>
      {reviewer.status === 'error' ? (
        <LoadFailed of={reviewer} title={m.failed()} text={m.kept()} />
      ) : (
        <Quote
          look="single"
          by={
            reviewer.status === 'ready' ? (
              <Reviewer {...reviewer.value} rating={rating ?? 0} />
            ) : (
              <LoadingReviewer />
            )
          }
        >
          {description || <span className={styles.unwritten}>{m.previewEmpty()}</span>}
        </Quote>
      )}
    </section>
  );
}

function LoadingReviewer() {
  return (
    <>
      <HiddenStatus>{m.loading()}</HiddenStatus>
      <Skeleton shape="circle" />
      <span className={styles.loadingName}>
        <Skeleton width="third" />
      </span>
    </>
  );
}
