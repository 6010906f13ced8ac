import { useState, type PointerEvent } from 'react';
import * as m from '#messages/bar-chart.js';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { Plot, type Bar } from './Plot.tsx';
import * as styles from './BarChart.css.ts';

export interface BarChartProps {
  /** The accessible name. */
  label: string;
  /** The main message of the chart, in one sentence. */
  summary: string;
  /**
   * What the names, values and details mean. Used as table headings and above the values of the current bar.
   */
  terms: { name: string; value: string; detail: string };
  /** In axis order. Null while loading. */
  bars: readonly Bar[] | null;
  /** Shown when every value is zero. */
  emptyText: string;
}

/**
 * A bar chart whose last bar is still growing. The values of the bar under the pointer, or selected with the
 * arrow keys, are shown above. A collapsible table below contains the same numbers.
 */
export function BarChart({ label, summary, terms, bars, emptyText }: BarChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = bars === null ? -1 : bars.length - 1;
  const current = chosen === null ? last : Math.min(chosen, last);
  const bar = bars?.[current];
  const isEmpty = bars?.every(({ value }) => !(value > 0)) ?? false;

  function follow({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / width) * (last + 1));
    setChosen(Math.max(0, Math.min(last, place)));
  }

  const told = bar && {
    name: bar.name,
    value: formatCount(bar.value),
    detail: bar.detail,
  };

  return (
    <div className={styles.chart} aria-busy={bars === null || undefined}>
      <dl className={styles.readout} aria-hidden>
        {(['name', 'value', 'detail'] as const).map((term) => (
          <div key={term}>
            <dt className={styles.readoutLabel}>{terms[term]}</dt>
            <dd className={styles.readoutValue}>
              {bars === null ? (
                <Skeleton width={term === 'detail' ? 'word' : 'full'} />
              ) : (
                (told?.[term] ?? '–')
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Plot label={`${label}. ${summary}`} bars={bars} current={current}>
        {isEmpty && <p className={styles.nothing}>{emptyText}</p>}
        {told && (
          <input
            className={styles.slider}
            type="range"
            aria-label={`${label}, ${terms.name}`}
            aria-valuetext={`${told.name}: ${terms.value} ${told.value}, ${terms.detail} ${told.detail}`}
            min={0}
            max={last}
            step={1}
            value={current}
            onChange={(event) => setChosen(event.currentTarget.valueAsNumber)}
            onPointerMove={follow}
            onPointerLeave={() => setChosen(null)}
          />
        )}
      </Plot>
      {bars === null ? (
        <div className={styles.numbers}>
          <div className={styles.summary}>&nbsp;</div>
        </div>
      ) : (
        <details className={styles.numbers}>
          <summary className={styles.summary}>{m.tableLabel()}</summary>
          <Numbers label={label} terms={terms} bars={bars} />
        </details>
      )}
    </div>
  );
}

function Numbers({ label, terms, bars }: Pick<BarChartProps, 'label' | 'terms'> & { bars: readonly Bar[] }) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th className={styles.headCell} scope="col">
            {terms.name}
          </th>
          <th className={styles.figureHead} scope="col">
            {terms.value}
          </th>
          <th className={styles.figureHead} scope="col">
            {terms.detail}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ id, name, value, detail }) => (
          <tr key={id}>
            <th className={styles.rowHead} scope="row">
              {name}
            </th>
            <td className={styles.cell}>{formatCount(value)}</td>
            <td className={styles.cell}>{detail}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
