import type { ReactNode } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/hero.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { drawingFor } from '#ui/components/Drawing/drawing-for.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import type { Remote } from '#ui/remote.ts';
import { withElements } from '#ui/with-elements.tsx';
import * as styles from './Hero.css.ts';

export interface FeaturedPartProps {
  /** The part that the disc shows, or another one; null when there is none. */
  featured: Remote<Part | null>;
  /** URL of a part's own page. */
  partHrefOf(part: Part): string;
}

/** What the disc is, beside the question. Narrow screens leave it out. */
export function FeaturedPart({ featured, partHrefOf }: FeaturedPartProps) {
  return <div className={styles.shown}>{contentOf(featured, partHrefOf)}</div>;
}

function contentOf(
  featured: FeaturedPartProps['featured'],
  partHrefOf: FeaturedPartProps['partHrefOf'],
): ReactNode {
  switch (featured.status) {
    case 'loading':
      return (
        <>
          <p className={styles.label}>{m.shownAbove()}</p>
          <Skeleton width="half" />
          <Skeleton width="word" />
        </>
      );
    case 'error':
      return (
        <>
          <p className={styles.label}>{common.stock()}</p>
          <p>{m.stockFailed()}</p>
          <div className={styles.retry}>
            <Button size="sm" onPress={featured.onRetry}>
              {common.tryAgain()}
            </Button>
          </div>
        </>
      );
    case 'ready': {
      const part = featured.value;
      if (part === null)
        return (
          <>
            <p className={styles.label}>{common.stock()}</p>
            <p className={styles.name}>{m.soldOut()}</p>
          </>
        );
      return (
        <>
          <p className={styles.label}>{drawingFor(part.name) === 'disc' ? m.shownAbove() : m.fromStock()}</p>
          <p className={styles.name}>
            <bdi>{part.name}</bdi>
          </p>
          <p>
            <Numeric>{formatMoney(part.price)}</Numeric> <span className={styles.dot}>·</span>{' '}
            {withElements((put) =>
              m.minimum({ count: put(<Numeric>{formatCount(part.minQuantity)}</Numeric>) }),
            )}
          </p>
          <p className={styles.open}>
            <TextLink href={partHrefOf(part)}>{m.openPart()}</TextLink>
          </p>
        </>
      );
    }
  }
}
