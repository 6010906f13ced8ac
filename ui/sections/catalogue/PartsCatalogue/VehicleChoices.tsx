import type { ReadModels } from '#contract/catalogue/search-reading.ts';
import * as m from '#messages/parts-catalogue.js';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { Link } from '#ui/link.tsx';
import { countOfModels, type CatalogueQuery } from './catalogue-query.ts';
import * as styles from './VehicleChoices.css.ts';

export interface VehicleChoicesProps extends ReadModels {
  /** The search without the words of the vehicle. */
  rest: string;
  /** The page of the list with a change of its query. */
  hrefWith(change: Partial<CatalogueQuery>): string;
  /** Where the other models can be chosen. */
  moreHref: string;
  /** The link disappears. */
  onOpen(): void;
}

/** Asks which of several models a search means. Until then the list has the parts that fit any of them. */
export function VehicleChoices({ choices, year, more, rest, ...links }: VehicleChoicesProps) {
  const all = countOfModels({ choices, year, more });
  return (
    <nav className={styles.choices} aria-label={m.whichModel()}>
      <ul className={styles.row}>
        <li className={styles.all} aria-current="true">
          <span className={styles.name}>{m.allModels(all)}</span>
          <span>{year === null ? m.everyYear() : m.everyOfYear({ year: String(year) })}</span>
        </li>
        {choices.map(({ slug, name, fromYear, toYear, parts }) => (
          <li key={slug} className={styles.choice}>
            <Link
              className={styles.link}
              href={links.hrefWith(
                year === null
                  ? { search: [name, rest].filter(Boolean).join(' ') }
                  : { vehicle: `${slug}-${year}`, search: rest === '' ? undefined : rest },
              )}
              onClick={links.onOpen}
            >
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <Numeric>{m.modelYears({ from: String(fromYear), to: String(toYear) })}</Numeric>
              <span>{m.choiceParts({ count: parts, shown: formatCount(parts) })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>
          <TextLink href={links.moreHref}>{m.moreModels({ count: more, shown: formatCount(more) })}</TextLink>
        </p>
      )}
    </nav>
  );
}
