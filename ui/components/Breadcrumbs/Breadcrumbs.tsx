import * as m from '#messages/breadcrumbs.js';
import { Link } from '#ui/link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** The pages above this one, from the top down. */
  pages: ReadonlyArray<{ label: string; href: string }>;
}

/** The way from the top of the shop to a page. */
export function Breadcrumbs({ pages }: BreadcrumbsProps) {
  return (
    <nav aria-label={m.label()}>
      <ol className={styles.list}>
        {pages.map(({ label, href }, index) => (
          <li key={index} className={styles.item}>
            <Link className={styles.link} href={href}>
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
