import { useId, type ReactNode } from 'react';
import * as styles from './Drawing.css.ts';
import { centre, type Point } from './geometry.ts';

export type LineKind = keyof typeof styles.line;

interface ShapeProps {
  kind?: LineKind;
}

export function Path({ d, kind = 'outline' }: ShapeProps & { d: string }) {
  return <path className={styles.line[kind]} d={d} />;
}

export function Circle({ r, at = centre, kind = 'outline' }: ShapeProps & { r: number; at?: Point }) {
  return <circle className={styles.line[kind]} cx={at[0]} cy={at[1]} r={r} />;
}

/** Circles around the centre. */
export function Circles({ radii, kind }: ShapeProps & { radii: readonly number[] }) {
  return radii.map((r) => <Circle key={r} r={r} kind={kind} />);
}

/** The two axes of a round part. */
export function Cross({ reach, at: [x, y] = centre }: { reach: number; at?: Point }) {
  return <Path kind="centre" d={`M${x - reach} ${y}H${x + reach}M${x} ${y - reach}V${y + reach}`} />;
}

/** Rotates a part that was drawn upright. */
export function OnItsSide({ children }: { children: ReactNode }) {
  return <g transform="rotate(-90 160 120)">{children}</g>;
}

/** The cut face of a section. */
export function Hatched({ d }: { d: string }) {
  const id = useId();
  return (
    <g className={styles.hatched}>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V5" />
      </pattern>
      <path fill={`url(#${id})`} d={d} />
    </g>
  );
}

interface DimensionProps {
  from: number;
  to: number;
  /** Position of the dimension line. */
  along: number;
  /** Where the extension lines begin. */
  witness: number;
  text: string;
}

const roomFor = (text: string) => (text.length * 5.4 + 8) / 2;

export function HorizontalDimension({ from, to, along, witness, text }: DimensionProps) {
  const middle = (from + to) / 2;
  const room = roomFor(text);
  return (
    <g className={styles.dimension}>
      <Path kind="thin" d={`M${from} ${witness}V${along + 4}M${to} ${witness}V${along + 4}`} />
      <Path kind="thin" d={`M${from} ${along}H${middle - room}M${middle + room} ${along}H${to}`} />
      <path className={styles.arrowHead} d={`M${from} ${along}l7 -2v4zM${to} ${along}l-7 -2v4z`} />
      <text className={styles.lettering} x={middle} y={along + 3.2}>
        {text}
      </text>
    </g>
  );
}

export function VerticalDimension({ from, to, along, witness, text }: DimensionProps) {
  const middle = (from + to) / 2;
  const room = roomFor(text);
  return (
    <g className={styles.dimension}>
      <Path kind="thin" d={`M${witness} ${from}H${along + 4}M${witness} ${to}H${along + 4}`} />
      <Path kind="thin" d={`M${along} ${from}V${middle - room}M${along} ${middle + room}V${to}`} />
      <path className={styles.arrowHead} d={`M${along} ${from}l-2 7h4zM${along} ${to}l-2 -7h4z`} />
      <text className={styles.lettering} transform={`translate(${along + 3.2} ${middle}) rotate(-90)`}>
        {text}
      </text>
    </g>
  );
}
