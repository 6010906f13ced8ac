import type { ScarcePart } from '#contract/orders/order-stats.ts';
import { isOutOfStock } from '#contract/catalogue/stock.ts';
import * as m from '#messages/admin-overview.js';
import * as common from '#messages/common.js';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { withElements } from '#ui/with-elements.tsx';
import { HiddenStatus } from '#ui/components/VisuallyHidden/HiddenStatus.tsx';
import * as styles from './AdminOverview.css.ts';

export interface LowStockProps {
  /** Null while loading. */
  parts: readonly ScarcePart[] | null;
  hrefOf(part: ScarcePart): string;
}

export function LowStock({ parts, hrefOf }: LowStockProps) {
  if (parts === null) {
    return (
      <>
        <HiddenStatus>{m.loadingStock()}</HiddenStatus>
        <div className={styles.parts} aria-hidden>
          {[1, 2, 3, 4, 5].map((number) => (
            <div className={styles.part} key={number}>
              <Skeleton shape="fill" />
              <Skeleton width="three-quarters" />
              <span>
                <Skeleton shape="badge" width="word" />
              </span>
            </div>
          ))}
        </div>
      </>
    );
  }
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li className={styles.part} key={part._id}>
          <Picture src={part.image} alt="" slot="thumbnail" partName={part.name} />
          <span className={styles.partWords}>
            <span className={styles.partName}>
              <bdi>
                <TextLink href={hrefOf(part)}>{part.name}</TextLink>
              </bdi>
            </span>
            <span className={styles.partStock}>
              {withElements((put) =>
                m.stockAndMinimum({
                  stock: put(<Numeric>{formatCount(part.quantity)}</Numeric>),
                  minimum: put(<Numeric>{formatCount(part.minQuantity)}</Numeric>),
                }),
              )}
            </span>
          </span>
          <span>
            {isOutOfStock(part) ? (
              <Badge tone="critical">{common.outOfStock()}</Badge>
            ) : (
              <Badge tone="caution">{common.runningLow()}</Badge>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
