import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './ArrowLink.css.ts';

export interface ArrowLinkProps {
  href: string;
  children: ReactNode;
  /** `down` leads to a place on this page. */
  direction?: 'right' | 'down';
}

/** A link that stands alone and leads on. */
export function ArrowLink({ href, children, direction = 'right' }: ArrowLinkProps) {
  return (
    <Link href={href} className={styles.arrowLink}>
      {children}
      <span className={`${styles.arrow} ${styles.direction[direction]}`}>
        <Icon name={direction === 'right' ? 'arrow-right' : 'arrow-down'} />
      </span>
    </Link>
  );
}
