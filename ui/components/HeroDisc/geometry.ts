export type Point = readonly [x: number, y: number];

/** The centre of the disc in its 720 by 720 view box. */
export const centre: Point = [360, 360];

/** Rounds to two decimals: finer than a device pixel and the same on every machine. */
const rounded = (value: number) => Math.round(value * 100) / 100;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The point at `radius` from the centre. 0 degrees points right, and angles grow clockwise. */
export function polar(radius: number, degrees: number): Point {
  const [x, y] = centre;
  return [rounded(x + radius * Math.cos(radians(degrees))), rounded(y + radius * Math.sin(radians(degrees)))];
}

const at = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`;

interface Slot {
  /** Start angle in degrees. */
  start: number;
  inner: number;
  outer: number;
  /** Sweep angle in degrees. */
  sweep: number;
  halfWidth: number;
}

/** The path data of a curved slot with round ends, as in a brake disc. */
export function slotPath({ start, inner, outer, sweep, halfWidth }: Slot) {
  const steps = 14;
  const spine = times(steps + 1, (step): Point => {
    const progress = step / steps;
    const radius = inner + (outer - inner) * progress;
    const angle = radians(start + sweep * progress ** 1.25);
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
  const side = (sign: 1 | -1) =>
    spine.map(([x, y], index): Point => {
      const [fromX, fromY] = spine[Math.max(0, index - 1)] ?? [x, y];
      const [toX, toY] = spine[Math.min(steps, index + 1)] ?? [x, y];
      const [dx, dy] = [toX - fromX, toY - fromY];
      const offset = (sign * halfWidth) / Math.hypot(dx, dy);
      return [x - dy * offset, y + dx * offset];
    });
  const left = side(1).map(at);
  const right = side(-1).map(at).reverse();
  const cap = `A${halfWidth} ${halfWidth} 0 0 0 `;
  return `M${left.join('L')}${cap}${right.join('L')}${cap}${left[0] ?? ''}Z`;
}
