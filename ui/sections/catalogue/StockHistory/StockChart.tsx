import { scaleLinear } from 'd3-scale';
import type { StockHistory } from '#contract/catalogue/stock-history.ts';
import * as m from '#messages/stock-history.js';
import { formatDay } from '#ui/components/DateTime/format-date-time.ts';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import * as styles from './StockChart.css.ts';

export type StockChartProps = Pick<StockHistory, 'days' | 'lowBelow'>;

/** Pixels. Widths are percentages, so the drawing fits every screen without measuring. */
const height = { top: 8, plot: 120, axis: 24 } as const;
const foot = height.top + height.plot;
const characterWidth = 6.5;

const percent = (share: number) => `${share.toFixed(3)}%`;

/** The stock at the end of each day, as steps, with a line below which it is low. */
export function StockChart({ days, lowBelow }: StockChartProps) {
  const [first, last] = [days[0], days.at(-1)];
  // One day is the figure above.
  if (!first || !last || first === last) return null;
  const stocks = days.map(({ stock }) => stock);
  const [least, most] = [Math.min(...stocks), Math.max(...stocks)];
  const x = scaleLinear([0, days.length - 1], [0, 100]);
  const y = scaleLinear([0, Math.max(4, lowBelow, most)], [foot, height.top]).nice(4);
  const ticks = y.ticks(4).filter(Number.isInteger);
  const scaleWidth = 12 + characterWidth * Math.max(...ticks.map((tick) => formatCount(tick).length));
  const summary = m.chartSummary({
    ...{ days: formatCount(days.length), firstDay: formatDay(first.day) },
    ...{ first: formatCount(first.stock), last: formatCount(last.stock) },
    ...{ least: formatCount(least), most: formatCount(most) },
  });
  const middle = Math.floor(days.length / 2);
  const labels = [
    { at: 0, anchor: 'start' },
    ...(middle > 4 ? [{ at: middle, anchor: 'middle' } as const] : []),
    { at: days.length - 1, anchor: 'end' },
  ] as const;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{m.chart({ days: formatCount(days.length) })}</span>
        <span className={styles.aside}>{m.lowLine({ units: formatCount(lowBelow) })}</span>
      </figcaption>
      <div className={styles.frame}>
        <svg className={styles.scale} width={scaleWidth} height={foot + height.axis} aria-hidden>
          {ticks.map((tick) => (
            <text
              key={tick}
              className={styles.tick}
              x={scaleWidth - 8}
              y={y(tick)}
              dominantBaseline="central"
              textAnchor="end"
            >
              {formatCount(tick)}
            </text>
          ))}
        </svg>
        <svg className={styles.drawing} height={foot + height.axis} role="img" aria-label={summary}>
          {ticks.map((tick) => (
            <line key={tick} className={styles.grid} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
          ))}
          <line className={styles.low} x1="0" x2="100%" y1={y(lowBelow)} y2={y(lowBelow)} />
          {days.slice(1).map(({ stock }, index) => {
            const [before, here] = [percent(x(index)), percent(x(index + 1))];
            const level = y(stocks[index] ?? 0);
            return (
              <g key={index}>
                <line className={styles.step} x1={before} x2={here} y1={level} y2={level} />
                <line className={styles.step} x1={here} x2={here} y1={level} y2={y(stock)} />
              </g>
            );
          })}
          <circle className={styles.now} cx="100%" cy={y(last.stock)} r="4" />
          {labels.map(({ at, anchor }) => (
            <text
              key={anchor}
              className={styles.tick}
              x={percent(x(at))}
              y={foot + height.axis - 6}
              textAnchor={anchor}
            >
              {formatDay(days[at]?.day ?? '')}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}
