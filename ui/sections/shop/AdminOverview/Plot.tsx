import { scaleBand, scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { formatCount } from '#ui/components/Numeric/format-count.ts';
import * as styles from './BarChart.css.ts';

export interface Bar {
  id: string;
  /** Label on the axis: "18 Nov". */
  name: string;
  /** Height of the bar. `NaN` and negative values are drawn as 0. */
  value: number;
  /** Shown next to the value: "$8,996.00". */
  detail: string;
}

export interface PlotProps {
  label: string;
  bars: readonly Bar[] | null;
  /** Index of the current bar. */
  current: number;
  /** Overlays the drawing. */
  children: ReactNode;
}

/** Pixels. Widths are percentages, so the drawing fits every screen without measuring. */
const height = { top: 8, bars: 176, axis: 24 } as const;
const foot = height.top + height.bars;
const labelEvery = 7;
const characterWidth = 6.5;
/** Reserves the width of a typical month's labels, so that the bars do not move when the data arrives. */
const leastDigits = 2;

/** Placeholder bars, shown while loading. */
const pendingBars: readonly Bar[] = Array.from({ length: 30 }, (_, index) => ({
  id: String(index),
  name: '',
  value: 2 + ((index * 5) % 7),
  detail: '',
}));

const heightOf = ({ value }: Bar) => (Number.isFinite(value) ? Math.max(0, value) : 0);
const percent = (share: number) => `${share.toFixed(3)}%`;

export function Plot({ label, bars, current, children }: PlotProps) {
  const shown = bars ?? pendingBars;
  const x = scaleBand(
    shown.map(({ id }) => id),
    [0, 100],
  )
    .paddingInner(0.34)
    .paddingOuter(0.17);
  const y = scaleLinear([0, Math.max(4, ...shown.map(heightOf))], [foot, height.top]).nice(4);
  const ticks = bars === null ? [] : y.ticks(4).filter(Number.isInteger);
  const scaleWidth =
    12 + characterWidth * Math.max(leastDigits, ...ticks.map((tick) => formatCount(tick).length));
  const middleOf = ({ id }: Bar) => (x(id) ?? 0) + x.bandwidth() / 2;
  const last = shown.length - 1;
  const pointed = bars?.[current];
  const isEmpty = shown.every((bar) => heightOf(bar) === 0);

  return (
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
      <div className={styles.plot}>
        <svg className={styles.drawing} height={foot + height.axis} role="img" aria-label={label}>
          {(isEmpty ? [] : ticks.slice(1)).map((tick) => (
            <line key={tick} className={styles.grid} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
          ))}
          {shown.map((bar, index) => (
            <rect
              key={bar.id}
              className={styles.bar}
              data-live={(bars !== null && index === last) || undefined}
              data-current={(bars !== null && index === current) || undefined}
              data-pending={bars === null || undefined}
              x={percent(x(bar.id) ?? 0)}
              width={percent(x.bandwidth())}
              y={y(heightOf(bar))}
              height={foot - y(heightOf(bar))}
            />
          ))}
          <line className={styles.baseline} x1="0" x2="100%" y1={foot} y2={foot} />
          {pointed && (
            <line
              className={styles.axis}
              x1={percent(middleOf(pointed))}
              x2={percent(middleOf(pointed))}
              y1={0}
              y2={y(heightOf(pointed))}
            />
          )}
          {bars?.map((bar, index) =>
            (last - index) % labelEvery === 0 ? (
              <text
                key={bar.id}
                className={styles.tick}
                x={percent(middleOf(bar))}
                y={foot + height.axis - 6}
                textAnchor="middle"
              >
                {bar.name}
              </text>
            ) : null,
          )}
        </svg>
        {children}
      </div>
    </div>
  );
}
