import { countOf } from '#contract/list-counts.ts';
import type { Relaxations, Relaxed } from '#contract/catalogue/search.ts';
import * as m from '#messages/nothing-found.js';
import { Drawing } from '#ui/components/Drawing/Drawing.tsx';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextLink } from '#ui/components/TextLink/TextLink.tsx';
import { Link } from '#ui/link.tsx';
import type { Remote } from '#ui/remote.ts';
import { withElements } from '#ui/with-elements.tsx';
import { readVehicleId, wordsBeside, type CatalogueFilter, type CatalogueQuery } from './catalogue-query.ts';
import * as styles from './NothingFound.css.ts';

/** What fewer filters would find. */
export interface FewerFilters extends Relaxations {
  /** The model of the vehicle that filters, and where another year of it is chosen. Null: no vehicle filters. */
  otherYears: { model: string; href: string } | null;
}

export interface NothingFoundProps {
  fewer: Exclude<Remote<FewerFilters>, { status: 'error' }>;
  query: CatalogueQuery;
  filters: readonly CatalogueFilter[];
  hrefWith(change: Partial<CatalogueQuery>): string;
  /** All parts, with the same filters. */
  everyCategoryHref: string;
  contactHref: string;
  /** The link disappears. */
  onOpen(): void;
}

/** The fields of a query that are one condition to a customer. */
const fields: Record<
  Exclude<Relaxed, 'category' | 'vehicle' | 'years'>,
  ReadonlyArray<keyof CatalogueQuery>
> = {
  search: ['search'],
  stock: ['stock'],
  price: ['minPrice', 'maxPrice'],
  need: ['need'],
  brand: ['brand'],
  specs: ['specs'],
};

/** Says what would be found without one of the filters. */
export function NothingFound({ fewer, filters, ...props }: NothingFoundProps) {
  const rows = fewer.status === 'ready' ? rowsOf(fewer.value, filters, props) : [];
  return (
    <div className={styles.nothing}>
      <div className={styles.drawing}>
        <Drawing name="disc" variant="missing" />
      </div>
      <div>
        <Text as="h3" style="title">
          {fewer.status === 'ready' && rows.length === 0 ? m.tryOtherWords() : m.leaveOneOut()}
        </Text>
        <ul className={styles.rows} aria-busy={fewer.status === 'loading'}>
          {fewer.status === 'loading' &&
            filters.map(({ id }) => (
              <li key={id} className={styles.row}>
                <Skeleton width="half" />
              </li>
            ))}
          {rows.map(({ id, label, href, count }) => (
            <li key={id}>
              <Link className={styles.row} href={href} onClick={props.onOpen}>
                <span>{label}</span>
                <Numeric>{formatCount(count)}</Numeric>
                <span className={styles.arrow}>
                  <Icon name="arrow-right" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.word}>
          <TextLink href={props.contactHref}>{m.askUs()}</TextLink>
        </p>
      </div>
    </div>
  );
}

type Links = Omit<NothingFoundProps, 'fewer' | 'filters'>;

function rowsOf(
  { without, withoutWord = [], otherYears }: FewerFilters,
  filters: readonly CatalogueFilter[],
  { query, hrefWith, everyCategoryHref }: Links,
) {
  const readVehicle = filters.find(({ id }) => id === readVehicleId);

  function choiceOf(filter: Relaxed) {
    if (filter === 'category') return { label: m.everyCategory(), href: everyCategoryHref };
    if (filter === 'vehicle')
      return { label: m.everyVehicle(), href: hrefWith(readVehicle?.without ?? { vehicle: undefined }) };
    if (filter === 'years')
      return (
        otherYears && {
          label: withElements((put) =>
            m.otherYears({ model: put(<Condition>{otherYears.model}</Condition>) }),
          ),
          href: otherYears.href,
        }
      );
    const left = filters.filter(
      ({ id, without: change }) => id !== readVehicleId && fields[filter].some((name) => name in change),
    );
    const [first] = left;
    if (!first) return null;
    const words = <Condition>{left.map((one) => one.words).join(', ')}</Condition>;
    const change = Object.fromEntries(fields[filter].map((name) => [name, undefined]));
    return {
      label: withElements((put) => m.without({ filter: put(words) })),
      href: hrefWith(left.length > 1 ? change : first.without),
    };
  }
  const rows = without.flatMap(({ filter, parts, isCapped }) => {
    const choice = choiceOf(filter);
    return choice ? [{ id: filter as string, ...choice, count: countOf({ total: parts, isCapped }) }] : [];
  });
  const words = withoutWord.map(({ word, parts, isCapped }, index) => ({
    id: `word-${index}`,
    label: withElements((put) => m.withoutWord({ word: put(<Condition>{word}</Condition>) })),
    href: hrefWith({ search: wordsBeside(query, word) }),
    count: countOf({ total: parts, isCapped }),
  }));
  return [...rows, ...words];
}

const Condition = ({ children }: { children: string }) => <bdi className={styles.condition}>{children}</bdi>;
