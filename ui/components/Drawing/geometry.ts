export type Point = readonly [x: number, y: number];

/** The centre of a part drawing's 320 by 240 view box. */
export const centre: Point = [160, 120];

/** Rounds to two decimals: finer than a device pixel and the same on every machine. */
const rounded = (value: number) => Math.round(value * 100) / 100;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** The point at `radius` from the origin. 0 degrees points right, and angles grow clockwise. */
export function polar(radius: number, degrees: number, [x, y]: Point = centre): Point {
  return [rounded(x + radius * Math.cos(radians(degrees))), rounded(y + radius * Math.sin(radians(degrees)))];
}

const at = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`;

/** The path data of a ring segment. */
export function ringSegment(outer: number, inner: number, from: number, to: number, origin: Point = centre) {
  const isLarge = to - from > 180 ? 1 : 0;
  return (
    `M${at(polar(outer, from, origin))}A${outer} ${outer} 0 ${isLarge} 1 ${at(polar(outer, to, origin))}` +
    `L${at(polar(inner, to, origin))}A${inner} ${inner} 0 ${isLarge} 0 ${at(polar(inner, from, origin))}Z`
  );
}

/** The path data of a spur gear's outline. */
export function gearPath(teeth: number, tip: number, root: number, origin: Point = centre) {
  const pitch = 360 / teeth;
  const corners = times(teeth, (index) => {
    const angle = index * pitch;
    return [
      polar(root, angle - pitch * 0.28, origin),
      polar(tip, angle - pitch * 0.14, origin),
      polar(tip, angle + pitch * 0.14, origin),
      polar(root, angle + pitch * 0.28, origin),
    ];
  }).flat();
  return `M${corners.map(at).join('L')}Z`;
}

interface Slot {
  /** Start angle in degrees. */
  start: number;
  inner: number;
  outer: number;
  /** Sweep angle in degrees. */
  sweep: number;
  halfWidth: number;
  origin?: Point;
}

/** The path data of a curved slot with round ends, as in a brake disc. */
export function slotPath({ start, inner, outer, sweep, halfWidth, origin = centre }: Slot) {
  const steps = 14;
  const spine = times(steps + 1, (step): Point => {
    const progress = step / steps;
    const radius = inner + (outer - inner) * progress;
    const angle = radians(start + sweep * progress ** 1.25);
    return [origin[0] + radius * Math.cos(angle), origin[1] + radius * Math.sin(angle)];
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
