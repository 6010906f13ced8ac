import type { ReactNode } from 'react';
import * as m from '#messages/arrow-link.js';
import { Link } from '#ui/link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ArrowLink.css.ts';

export interface ArrowLinkProps {
  /** The target: a URL, or `#` and the id of a section. */
  href: string;
  /** The label, which names the target. */
  children: ReactNode;
  /**
   * `down` leads to a section of this page, `out` to another site in a new tab.
   * @default right
   */
  direction?: keyof typeof styles.direction;
}

const icons = { right: 'arrow-right', down: 'arrow-down', out: 'arrow-up-right' } as const;

/** A standalone link with an arrow. */
export function ArrowLink({ href, children, direction = 'right' }: ArrowLinkProps) {
  const arrow = (
    <span className={`${styles.arrow} ${styles.direction[direction]}`}>
      <Icon name={icons[direction]} />
    </span>
  );
  if (direction === 'out') {
    return (
      <a className={styles.arrowLink} href={href} target="_blank" rel="noopener noreferrer">
        <span>
          <span>{children}</span>
          <VisuallyHidden> {m.newTab()}</VisuallyHidden>
        </span>
        {arrow}
      </a>
    );
  }
  return (
    <Link href={href} className={styles.arrowLink}>
      <span>{children}</span>
      {arrow}
    </Link>
  );
}
