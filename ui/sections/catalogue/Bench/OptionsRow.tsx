import { Numeric } from '#ui/components/Numeric/Numeric.tsx';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { isChosen, withOption } from '../PartsCatalogue/spec-query.ts';
import type { BenchRow } from './bench-rows.ts';
import * as styles from './Bench.css.ts';

export interface OptionsRowProps {
  row: Extract<BenchRow, { kind: 'options' }>;
  specs: string | undefined;
  onChange(specs: string | undefined): void;
}

/** A dimension with few values: a button for each, with its parts. */
export function OptionsRow({ row, specs, onChange }: OptionsRowProps) {
  const all = row.options.map(({ filter }) => filter);
  return (
    <span className={styles.options}>
      {row.options.map(({ filter, label, parts }) => (
        <label key={filter} className={styles.option} data-empty={parts === 0 || undefined}>
          <input
            className={styles.box}
            type="checkbox"
            name="specs"
            value={filter}
            checked={isChosen(specs, filter)}
            onChange={({ currentTarget }) =>
              onChange(withOption(specs, { one: filter, all, isWanted: currentTarget.checked }))
            }
          />
          {row.facet.values ? <bdi>{label}</bdi> : <Numeric>{label}</Numeric>}{' '}
          <span className={styles.count}>
            <Numeric>{formatCount(parts)}</Numeric>
          </span>
        </label>
      ))}
    </span>
  );
}
