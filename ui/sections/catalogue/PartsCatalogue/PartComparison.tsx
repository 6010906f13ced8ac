import type { ReactNode } from 'react';
import type { Part } from '#contract/catalogue/parts.ts';
import type { Specification } from '#contract/catalogue/specifications.ts';
import { stockState } from '#contract/catalogue/stock.ts';
import * as common from '#messages/common.js';
import * as m from '#messages/part-comparison.js';
import { Icon } from '#ui/components/Icon/Icon.tsx';
import { formatMoney } from '#ui/components/Money/format-money.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Picture } from '#ui/components/Picture/Picture.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { Link } from '#ui/link.tsx';
import { OrderButtons } from '../PartTile/OrderButtons.tsx';
import { nameLink } from '../PartTile/PartTile.css.ts';
import { partFinding } from '../PartTile/part-finding.tsx';
import type { PartTilesProps } from '../PartTile/PartTiles.tsx';
import type { CatalogueSort } from './catalogue-query.ts';
import { compareParts, type ComparedSpec } from './part-comparison.ts';
import * as styles from './PartComparison.css.ts';
import { formatMeasure } from './spec-query.ts';

export interface PartComparisonProps extends Pick<PartTilesProps, 'parts' | 'hrefOf' | 'partHrefOf'> {
  sort: CatalogueSort | undefined;
  onSort(sort: CatalogueSort): void;
}

/** The text of a value, without its unit. */
function valueText({ value, choice }: Specification): string {
  if (typeof value === 'boolean') return value ? m.yes() : m.no();
  return typeof value === 'number' ? formatMeasure(value) : (choice ?? value);
}

const isFigure = (values: ComparedSpec['values']) => values.some((one) => typeof one?.value === 'number');

const withUnit = (one: Specification) => [valueText(one), one.unit].filter(Boolean).join(' ');

/** Parts as a table, with a column for each specification in which they differ. */
export function PartComparison({ parts, hrefOf, partHrefOf, sort, onSort }: PartComparisonProps) {
  const { same, different } = compareParts(parts);
  const findings = parts.map(partFinding);
  const hasFit = findings.some(({ fit }) => fit !== undefined);
  const sorting = { sort, onSort };
  return (
    <>
      {same.length > 0 && (
        <p className={styles.same}>
          <strong className={styles.strong}>{m.sameOn({ count: formatCount(parts.length) })}</strong>
          {same.map((one) => (
            <bdi key={one.spec}>{m.sameValue({ name: one.name, value: withUnit(one) })}</bdi>
          ))}
        </p>
      )}
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={m.label()}>
          <thead>
            <tr>
              <SortHead by="name" label={m.part()} {...sorting} />
              {hasFit && (
                <th scope="col" className={styles.fit}>
                  {m.yourCar()}
                </th>
              )}
              {different.map(({ spec, name, unit, values }) => (
                <th key={spec} scope="col" className={isFigure(values) ? undefined : styles.word}>
                  {name}
                  {unit !== null && <span className={styles.unit}> {unit}</span>}
                </th>
              ))}
              <th scope="col">{common.stock()}</th>
              <th scope="col">{m.minimum()}</th>
              <SortHead by="price" label={common.price()} {...sorting} />
              <th scope="col">
                <VisuallyHidden>{m.buy()}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, row) => (
              <tr key={part._id}>
                <PartCell
                  part={part}
                  href={partHrefOf?.(part) ?? hrefOf(part)}
                  foundBy={findings[row]?.foundBy}
                />
                {hasFit && <td className={styles.fit}>{findings[row]?.fit ?? m.empty()}</td>}
                {different.map(({ spec, values }) => {
                  const value = values[row];
                  const isRepeated = value !== undefined && values[row - 1]?.value === value.value;
                  return (
                    <td
                      key={spec}
                      className={isFigure(values) ? styles.figure : styles.word}
                      data-repeated={isRepeated || undefined}
                    >
                      {value === undefined ? m.empty() : <bdi>{valueText(value)}</bdi>}
                    </td>
                  );
                })}
                <td className={styles.figure} data-stock={stockState(part)}>
                  {formatCount(part.quantity)}
                </td>
                <td className={styles.figure}>{formatCount(part.minQuantity)}</td>
                <td className={styles.price}>{formatMoney(part.price)}</td>
                <td>
                  <div className={styles.buttons}>
                    <OrderButtons part={part} href={hrefOf(part)} partHref={partHrefOf?.(part)} />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type Sorting = Pick<PartComparisonProps, 'sort' | 'onSort'>;

interface SortHeadProps extends Sorting {
  by: 'name' | 'price';
  label: string;
}

function SortHead({ by, label, sort, onSort }: SortHeadProps) {
  const order = sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : undefined;
  return (
    <th scope="col" className={by === 'name' ? styles.partHead : undefined} aria-sort={order}>
      <button
        className={styles.sortButton}
        type="button"
        onClick={() => onSort(order === 'ascending' ? `-${by}` : by)}
      >
        {label}
        {order && <Icon name={order === 'ascending' ? 'arrow-up' : 'arrow-down'} size={16} />}
      </button>
    </th>
  );
}

function PartCell({ part, href, foundBy }: { part: Part; href: string; foundBy: ReactNode }) {
  return (
    <th scope="row" className={styles.part}>
      <div className={styles.partRow}>
        <span className={styles.picture}>
          <Picture src={part.image} alt="" slot="compare" partName={part.name} />
        </span>
        <div className={styles.names}>
          <span dir="auto">
            <Link className={nameLink} href={href}>
              {part.name}
            </Link>
          </span>
          {part.number !== '' && (
            <bdi className={styles.number} dir="ltr">
              {part.number}
            </bdi>
          )}
          {foundBy && <span className={styles.number}>{foundBy}</span>}
        </div>
      </div>
    </th>
  );
}

/** Placeholders for loading rows. Hidden from screen readers: the section announces loading. */
export function LoadingComparison({ count }: { count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.loadingRow}>
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}
