import { useId } from 'react';
import { containsShopName } from '#contract/shop/reviewer-name.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/review-form.js';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import type { Remote } from '#ui/remote.ts';
import { useShop } from '#ui/shop.ts';
import { LoadFailed } from '../../LoadFailed/LoadFailed.tsx';
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
  const shop = useShop().name;
  const isNameReplaced = reviewer.status === 'ready' && containsShopName(reviewer.value.name, shop);
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
              <Reviewer
                {...reviewer.value}
                {...(isNameReplaced && { name: common.customer() })}
                rating={rating ?? 0}
              />
            ) : (
              <LoadingReviewer />
            )
          }
        >
          {description || <span className={styles.unwritten}>{m.previewEmpty()}</span>}
        </Quote>
      )}
      {isNameReplaced && <Text style="small">{m.nameReplaced()}</Text>}
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
