import { useRef, useState } from 'react';
import type { ListFilters } from '#contract/list-filters.ts';
import type { ReviewFilters } from '#contract/shop/review-filters.ts';
import type { Count } from '#contract/list-counts.ts';
import type { ManagedReview } from '#contract/shop/reviews.ts';
import * as common from '#messages/common.js';
import * as listScreen from '#messages/list-screen.js';
import * as m from '#messages/review-list.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Day } from '#ui/components/DateTime/Day.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { PageHeader } from '#ui/components/PageHeader/PageHeader.tsx';
import { Pagination } from '#ui/components/Pagination/Pagination.tsx';
import { Rating } from '#ui/components/Rating/Rating.tsx';
import { SegmentedControl } from '#ui/components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import type { ActionError } from '../../form/action-error.ts';
import { RefusalLine } from '../../form/Refusal.tsx';
import { listState, type ListProps } from '../../ListScreen/list-state.ts';
import { ListResults, noRowsDrawing } from '../../ListScreen/ListResults.tsx';
import { UnreadFilters } from '../../ListScreen/UnreadFilters.tsx';
import * as styles from './ReviewList.css.ts';

type State = 'all' | NonNullable<ReviewFilters['state']>;

type ReviewQuery = ReviewFilters & Pick<ListFilters, 'limit'>;

export interface ReviewListProps extends ListProps<ManagedReview, ReviewQuery> {
  /** The number of reviews; null while unknown. */
  counts: Readonly<Record<State, Count>> | null;
  /** Hides a review, or shows it again. Resolves to the error, or to null. */
  onHide(review: ManagedReview, isHidden: boolean): Promise<ActionError | null>;
}

/** All reviews, for admins, who can hide one. */
export function ReviewList({ query, onQueryChange, onHide, pageSize, counts, ...props }: ReviewListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { state: shown = 'all', page: pageNumber = 1 } = query;
  const state = listState(props, shown !== 'all');
  const top = useRef<HTMLUListElement>(null);
  const show = (value: State) =>
    onQueryChange({ ...query, state: value === 'all' ? undefined : value, page: 1 });

  function turnTo(page: number, limit = query.limit) {
    onQueryChange({ ...query, page, limit });
    top.current?.scrollIntoView({ block: 'nearest' });
  }

  function showFrom(value: State): void {
    show(value);
    heading.current?.focus();
  }

  async function hide(review: ManagedReview, isHidden: boolean) {
    setAnnouncement('');
    const refused = await onHide(review, isHidden);
    if (refused === null) setAnnouncement((isHidden ? m.isHidden : m.isShown)({ name: review.name }));
    return refused;
  }

  return (
    <div className={styles.page}>
      <PageHeader title={common.reviews()} lead={m.lead()} headingRef={heading} />
      <HiddenStatus>
        {state.status === 'loading' ? listScreen.loading({ list: 'reviews' }) : announcement}
      </HiddenStatus>
      <UnreadFilters unread={props.unread} />
      <div className={styles.results}>
        {state.status !== 'empty' && (
          <div>
            <SegmentedControl<State>
              label={listScreen.show({ list: 'reviews' })}
              value={shown}
              options={[
                { value: 'all', label: common.all(), count: counts?.all ?? null },
                { value: 'shown', label: m.shown(), count: counts?.shown ?? null },
                { value: 'hidden', label: m.hidden(), count: counts?.hidden ?? null },
              ]}
              onChange={show}
            />
          </div>
        )}
        <ListResults
          rowsOf="reviews"
          state={state}
          page={pageNumber}
          empty={
            <EmptyState
              title={listScreen.none({ list: 'reviews' })}
              text={m.emptyHint()}
              drawing={noRowsDrawing}
            />
          }
          noMatch={() => ({
            title: shown === 'hidden' ? m.noneHidden() : m.noneShown(),
            text: listScreen.chooseAll({ list: 'reviews' }),
            action: (
              <Button onPress={() => showFrom('all')}>{listScreen.showAll({ list: 'reviews' })}</Button>
            ),
          })}
          onFirstPage={() => showFrom(shown)}
        >
          {(page) =>
            page === null ? (
              <Loading />
            ) : (
              <>
                <ul className={styles.list} ref={top} aria-busy={props.isRefreshing}>
                  {page.rows.map((review) => (
                    <Entry key={review._id} review={review} onHide={hide} />
                  ))}
                </ul>
                <Pagination
                  label={listScreen.pages({ list: 'reviews' })}
                  page={pageNumber}
                  pageSize={pageSize}
                  total={page.total}
                  isCapped={page.isCapped}
                  onPageChange={(next) => turnTo(next)}
                  onPageSizeChange={(size) =>
                    turnTo(Math.floor(((pageNumber - 1) * pageSize) / size) + 1, size)
                  }
                />
              </>
            )
          }
        </ListResults>
      </div>
    </div>
  );
}

interface EntryProps {
  review: ManagedReview;
  onHide: ReviewListProps['onHide'];
}

function Entry({ review, onHide }: EntryProps) {
  const { name, email, rating, createdAt, isConfirmed, isHidden, description } = review;
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ActionError | null>(null);

  async function change(): Promise<void> {
    setPending(true);
    setError(null);
    const refused = await onHide(review, !isHidden);
    setPending(false);
    setError(refused);
  }

  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <div className={styles.by}>
          <bdi>{name}</bdi>
          <Rating value={rating} />
          <span className={styles.fact}>
            <bdi>{email}</bdi>
          </span>
          <span className={styles.fact}>
            <Day at={createdAt} />
          </span>
          {!isConfirmed && <Badge tone="caution">{m.notConfirmed()}</Badge>}
          {isHidden && <Badge tone="critical">{m.hidden()}</Badge>}
        </div>
        <Button
          size="sm"
          aria-label={(isHidden ? m.showAgainNamed : m.hideNamed)({ name })}
          isPending={isPending}
          onPress={() => void change()}
        >
          {isHidden ? m.showAgain() : m.hide()}
        </Button>
      </div>
      <p className={isHidden ? styles.hiddenText : styles.text} dir="auto">
        {description}
      </p>
      {error && <RefusalLine of={error} />}
    </li>
  );
}

function Loading() {
  return (
    <div className={styles.list}>
      {Array.from({ length: 6 }, (_, index) => (
        <div className={styles.review} key={index}>
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
