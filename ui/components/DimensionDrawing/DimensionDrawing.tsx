import { useId } from 'react';
import { canDraw, type DimensionDrawingName } from '#contract/catalogue/dimension-drawings.ts';
import * as m from '#messages/dimension-drawing.js';
import { formatValue } from '../Numeric/format-value.ts';
import { drawings } from './drawings.ts';
import { letterControl, type LetterState } from './letter-control.ts';
import { ringRadius, sheet, type DimensionLine, type Shape } from './shapes.ts';
import * as styles from './DimensionDrawing.css.ts';

/** A value of one part, or the smallest and the largest of several. */
export type DimensionValue = number | { min: number; max: number };

export interface LetteredDimension {
  /** Which dimension of the drawing it is, such as `diameter`. */
  dimension: string;
  /** Its letter: A, B, C, in the order of the specifications of its category. */
  letter: string;
  /** What it is called, such as "Diameter". */
  name: string;
  /** In mm, or a count. */
  value: DimensionValue;
  /** At most so many are shown. */
  decimals: number;
}

export interface DimensionDrawingProps extends LetterState {
  /** The drawing of the category. */
  name: DimensionDrawingName;
  /** In the order of their letters. Nothing is drawn if the drawing needs others. */
  dimensions: readonly LetteredDimension[];
  /** The slug of a choice that changes what is drawn, such as `ventilated-slotted`. */
  form?: string;
  /** Whether it draws itself when it appears. */
  isDrawn?: boolean;
}

const sizeOf = (value: DimensionValue) => (typeof value === 'number' ? value : (value.min + value.max) / 2);

function textOf({ value, decimals }: LetteredDimension): string {
  if (typeof value === 'number') return formatValue(value, decimals);
  const [min, max] = [formatValue(value.min, decimals), formatValue(value.max, decimals)];
  return min === max ? min : m.range({ min, max });
}

/** The dimensioned drawing of a part, or of the parts of a category. It scales with their dimensions. */
export function DimensionDrawing(props: DimensionDrawingProps) {
  const { name, dimensions, form = '', isDrawn = false, hot } = props;
  const hatch = useId();
  const known = new Map(dimensions.map((one) => [one.dimension, one]));
  const isPositive = dimensions.every(({ value }) => sizeOf(value) > 0);
  if (!isPositive || !canDraw(name, [...known.keys()])) return null;
  const { shapes, dimensions: lines } = drawings[name]({
    of(dimension) {
      const one = known.get(dimension);
      return one ? sizeOf(one.value) : Number.NaN;
    },
    has: (dimension) => known.has(dimension),
    form,
  });
  const hotDimension = dimensions.find(({ letter }) => letter === hot)?.dimension;
  return (
    <svg
      className={isDrawn ? styles.drawn : styles.drawing}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="group"
      aria-label={m.drawing()}
    >
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V5" />
      </pattern>
      {shapes.map((shape, index) => (
        <Edge
          key={index}
          {...shape}
          hatch={hatch}
          isHot={shape.of !== undefined && shape.of === hotDimension}
        />
      ))}
      {dimensions.map((one) => {
        const line = lines.find(({ of }) => of === one.dimension);
        return line && <Dimension key={one.letter} {...props} one={one} line={line} />;
      })}
    </svg>
  );
}

function Edge({ look, d, hatch, isHot }: Shape & { hatch: string; isHot: boolean }) {
  if (look === 'hatched') return <path className={styles.look.hatched} d={d} fill={`url(#${hatch})`} />;
  return (
    <path
      className={styles.look[look]}
      d={d}
      pathLength={look === 'axis' ? undefined : 1}
      data-hot={isHot || undefined}
    />
  );
}

interface DimensionProps extends LetterState {
  one: LetteredDimension;
  line: DimensionLine;
}

function Dimension({ one, line, ...state }: DimensionProps) {
  const { letter, name } = one;
  const [x, y] = line.letter;
  const value = textOf(one);
  return (
    <g
      className={styles.dimension}
      role="button"
      tabIndex={0}
      aria-label={m.letter({ letter, name, value })}
      {...letterControl(letter, state)}
    >
      <path className={styles.reach} d={line.lines} />
      <circle className={styles.target} cx={x} cy={y} />
      <path className={styles.line} d={line.lines} />
      <path className={styles.arrows} d={line.arrows} />
      <circle className={styles.ring} cx={x} cy={y} r={ringRadius} />
      <text className={styles.letter} x={x} y={y + 3.5}>
        {letter}
      </text>
      <text className={styles.value} x={line.value[0]} y={line.value[1]} textAnchor={line.anchor}>
        {value}
      </text>
    </g>
  );
}
