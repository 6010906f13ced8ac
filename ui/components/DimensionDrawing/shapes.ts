/** The size of every drawing, in the units of its coordinates. */
export const sheet = { width: 560, height: 380 } as const;

/** `outline` is the edge of the part, `thin` a line on it, `axis` a chain line, `hatched` a surface that is cut, `slot` a groove, `body` covers the lines behind it. */
export type Look = 'outline' | 'thin' | 'axis' | 'hatched' | 'slot' | 'body';

export interface Shape {
  look: Look;
  /** A path of SVG. */
  d: string;
  /** The dimension that measures this edge. */
  of?: string;
}

export type Point = readonly [x: number, y: number];

/** A dimension line: its lines and arrows as paths, where its letter is, and where its value begins or ends. */
export interface DimensionLine {
  of: string;
  lines: string;
  arrows: string;
  letter: Point;
  value: Point;
  anchor: 'start' | 'end';
}

export interface Drawn {
  shapes: readonly Shape[];
  dimensions: readonly DimensionLine[];
}

export const ringRadius = 9.5;

/** Less room than this between its arrows puts the letter of a dimension beside them. */
const leastSpan = 46;

const round = (value: number) => Math.round(value * 10) / 10;

/** A path through points; `Z` closes it. */
export const path = (points: readonly Point[], end = ''): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('') + end;

export const rectangle = (x: number, y: number, width: number, height: number, corner = 0): string => {
  const c = round(Math.min(corner, width / 2, height / 2));
  const [w, h] = [round(width - 2 * c), round(height - 2 * c)];
  return `M${round(x + c)} ${round(y)}h${w}q${c} 0 ${c} ${c}v${h}q0 ${c} ${-c} ${c}h${-w}q${-c} 0 ${-c} ${-c}v${-h}q0 ${-c} ${c} ${-c}Z`;
};

export const circle = (x: number, y: number, radius: number): string => {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
};

/** The point at an angle around a centre, clockwise from the top. */
export const around = (x: number, y: number, radius: number, turn: number): Point => [
  x + radius * Math.sin(2 * Math.PI * turn),
  y - radius * Math.cos(2 * Math.PI * turn),
];

/** The same points on the other side of a horizontal line. */
export const mirrored = (points: readonly Point[], axis: number): Point[] =>
  points.map(([x, y]) => [x, 2 * axis - y]);

const arrow = ([x, y]: Point, dx: number, dy: number) =>
  path(
    [
      [x, y],
      [x - 8 * dx - 2.4 * dy, y - 8 * dy - 2.4 * dx],
      [x - 8 * dx + 2.4 * dy, y - 8 * dy + 2.4 * dx],
    ],
    'Z',
  );

interface Span {
  /** Where the line is. */
  at: number;
  from: number;
  to: number;
  /** Where the edge ends that it measures. */
  edge: number;
  /** Where the edge ends at `to`, if that is somewhere else. */
  edgeTo?: number;
}

/** A dimension between two lines, along one axis; `turn` puts its coordinates into x and y. */
function along(
  of: string,
  { at, from, to, edge, edgeTo = edge }: Span,
  turn: (a: number, b: number) => Point,
) {
  const isNarrow = to - from < leastSpan;
  const past = Math.sign(at - edge) * 6;
  const middle = (from + to) / 2;
  const letter = isNarrow ? to + 35 : middle;
  const gap = ringRadius + 4;
  const unit = turn(1, 0);
  const witness = [
    [turn(from, edge), turn(from, at + past)],
    [turn(to, edgeTo), turn(to, at + past)],
  ];
  const line = isNarrow
    ? [
        [turn(from - 26, at), turn(from, at)],
        [turn(to, at), turn(letter - ringRadius, at)],
      ]
    : [
        [turn(from, at), turn(letter - gap, at)],
        [turn(letter + gap, at), turn(to, at)],
      ];
  const inwards = isNarrow ? 1 : -1;
  return {
    of,
    lines: [...witness, ...line].map((points) => path(points)).join(''),
    arrows:
      arrow(turn(from, at), inwards * unit[0], inwards * unit[1]) +
      arrow(turn(to, at), -inwards * unit[0], -inwards * unit[1]),
    letter: turn(letter, at),
  };
}

/** A dimension line from left to right. */
export function horizontal(of: string, span: Span): DimensionLine {
  const line = along(of, span, (a, b) => [a, b]);
  const [x, y] = line.letter;
  return { ...line, value: [x + 14, y + 4 - (span.to - span.from < leastSpan ? 0 : 12)], anchor: 'start' };
}

/** A dimension line from top to bottom. Its value is on the side away from the part, or at the edge on the other one. */
export function vertical(of: string, span: Span): DimensionLine {
  const line = along(of, span, (a, b) => [b, a]);
  const [x, y] = line.letter;
  const isAfter = span.at > span.edge && x <= sheet.width - 42;
  return { ...line, value: [x + (isAfter ? 14 : -14), y + 4], anchor: isAfter ? 'start' : 'end' };
}

/** A line from a letter to a point of an edge. */
export function leader(of: string, [x, y]: Point, [toX, toY]: Point): DimensionLine {
  const side = x < toX ? -1 : 1;
  const bend: Point = [toX + side * 26, y];
  const length = Math.hypot(bend[0] - toX, bend[1] - toY);
  return {
    of,
    lines: path([[toX, toY], bend, [x - side * ringRadius, y]]),
    arrows: arrow([toX, toY], (toX - bend[0]) / length, (toY - bend[1]) / length),
    letter: [x, y],
    value: [x + side * 14, y + 4],
    anchor: side === 1 ? 'start' : 'end',
  };
}
