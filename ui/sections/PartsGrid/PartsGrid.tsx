import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { ArrowLink } from '#ui/components/ArrowLink/ArrowLink.tsx';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState/ErrorState.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import type { Remote } from '#ui/remote.ts';
import { SectionFrame } from '../SectionFrame/SectionFrame.tsx';
import { PartTile } from './PartTile.tsx';
import type { PartCard } from './part-card.ts';
import * as styles from './PartsGrid.css.ts';

export interface PartsGridProps {
  parts: Remote<readonly PartCard[]>;
  /** Where a part is ordered. */
  hrefOf(part: PartCard): string;
  /** Where all parts are, if anywhere but here. */
  allHref?: string;
  /** How many there are in all. */
  total?: number;
}

/** The first parts of the catalogue, each with what a buyer needs to know to order it. */
export function PartsGrid({ parts, hrefOf, allHref, total }: PartsGridProps) {
  const all =
    allHref === undefined ? undefined : (
      <ArrowLink href={allHref}>{total === undefined ? 'See all parts' : `See all ${total} parts`}</ArrowLink>
    );
  return (
    <SectionFrame id="parts" title="Stock parts" action={all}>
      {content(parts, hrefOf)}
    </SectionFrame>
  );
}

function content(parts: PartsGridProps['parts'], hrefOf: PartsGridProps['hrefOf']): ReactNode {
  switch (parts.status) {
    case 'loading':
      return <LoadingTiles />;
    case 'error':
      return (
        <ErrorState
          title="Parts could not be loaded."
          text={parts.message ?? 'Nothing you did is lost.'}
          requestId={parts.requestId}
          drawing={<Drawing name="solid-disc" variant="missing" />}
          onRetry={parts.onRetry}
        />
      );
    case 'ready':
      if (parts.value.length === 0) {
        return (
          <EmptyState
            title="No parts in stock"
            text="The next batch is on the machines. Ask the works what is coming."
            drawing={<Drawing name="solid-disc" variant="missing" />}
          />
        );
      }
      return (
        <ul className={styles.grid}>
          {parts.value.slice(0, limits.homeParts).map((part) => (
            <PartTile key={part._id} part={part} href={hrefOf(part)} />
          ))}
        </ul>
      );
  }
}

function LoadingTiles() {
  return (
    <>
      <VisuallyHidden>
        <p role="status">Loading parts</p>
      </VisuallyHidden>
      <div className={styles.grid} aria-hidden>
        {Array.from({ length: limits.homeParts }, (_, index) => (
          <div key={index} className={styles.card}>
            <div className={styles.loadingPicture}>
              <div className={styles.loadingCutOut}>
                <Skeleton shape="fill" />
              </div>
            </div>
            <div className={styles.loadingName}>
              <Skeleton width="half" />
              <Skeleton width="word" />
            </div>
            <div className={styles.loadingLines}>
              <Skeleton width="full" />
              <Skeleton width="half" />
            </div>
            <div className={styles.loadingFoot}>
              <Skeleton width="third" />
              <Skeleton shape="field" width="button" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
