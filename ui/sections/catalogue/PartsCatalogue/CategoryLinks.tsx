import { useId } from 'react';
import type { Category } from '#contract/catalogue/specifications.ts';
import * as m from '#messages/parts-catalogue.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Link } from '#ui/link.tsx';
import type { Remote } from '#ui/remote.ts';
import { legend } from './CatalogueFilters.css.ts';
import * as styles from './CategoryLinks.css.ts';
import { FiltersFailed } from './FiltersFailed.tsx';

export interface CategoryLinksProps {
  /** Each group before its categories. */
  categories: Remote<readonly Category[]>;
  /** The slug of the shown category or group; undefined for all parts. */
  current?: string;
  /** The page of a category, or of all parts. */
  hrefOf(slug: string | null): string;
}

/** Usual shops have about as many groups. */
const placeholders = 8;

/** The groups of parts, and the categories of the current group. */
export function CategoryLinks({ categories, current, hrefOf }: CategoryLinksProps) {
  const headingId = useId();
  if (categories.status === 'error') return <FiltersFailed onRetry={categories.onRetry} />;
  if (categories.status === 'ready' && categories.value.length === 0) return null;

  function link(slug: string | undefined, name: string, parts?: number) {
    const content = (
      <>
        <bdi>{name}</bdi>
        {parts !== undefined && (
          <span className={styles.count}>
            <Numeric>{formatCount(parts)}</Numeric>
          </span>
        )}
      </>
    );
    if (parts === 0 && slug !== current) return <span className={styles.none}>{content}</span>;
    return (
      <Link
        className={styles.link}
        href={hrefOf(slug ?? null)}
        {...(slug === current && { 'aria-current': 'page' })}
      >
        {content}
      </Link>
    );
  }

  const known = categories.status === 'ready' ? categories.value : [];
  const openGroup = known.find(({ slug }) => slug === current)?.parent ?? current;
  return (
    <nav aria-labelledby={headingId}>
      <h2 className={legend} id={headingId}>
        {m.category()}
      </h2>
      <ul>
        <li>{link(undefined, m.allParts())}</li>
        {categories.status === 'loading' &&
          Array.from({ length: placeholders }, (_, index) => (
            <li key={index} className={styles.link} aria-hidden>
              <Skeleton width="half" />
            </li>
          ))}
        {known
          .filter(({ parent }) => parent === null)
          .map(({ slug, name, parts }) => (
            <li key={slug}>
              {link(slug, name, parts)}
              {slug === openGroup && (
                <ul>
                  {known
                    .filter(({ parent }) => parent === slug)
                    .map((category) => (
                      <li key={category.slug}>{link(category.slug, category.name, category.parts)}</li>
                    ))}
                </ul>
              )}
            </li>
          ))}
      </ul>
    </nav>
  );
}
