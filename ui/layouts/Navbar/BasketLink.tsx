import * as common from '#messages/common.js';
import * as m from '#messages/navbar.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Link } from '#ui/link.tsx';
import * as styles from './BasketLink.css.ts';

export interface BasketLinkProps {
  href: string;
  /** How many lines the basket has. Nothing is shown for none. */
  count: number;
}

/** Opens the basket. */
export function BasketLink({ href, count }: BasketLinkProps) {
  return (
    <Link
      className={styles.basket}
      href={href}
      aria-label={count === 0 ? common.basket() : m.basketOf({ count })}
    >
      <Icon name="basket" />
      {count > 0 && <span className={styles.basketCount}>{formatCount(count)}</span>}
    </Link>
  );
}
