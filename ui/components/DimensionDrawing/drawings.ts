import type { DimensionDrawingName } from '#contract/catalogue/dimension-drawings.ts';
import {
  around,
  circle,
  horizontal,
  leader,
  mirrored,
  path,
  rectangle,
  vertical,
  type DimensionLine,
  type Drawn,
  type Look,
  type Point,
  type Shape,
} from './shapes.ts';

/** What is known of a part: a dimension in mm, or a count. */
export interface Measures {
  of(dimension: string): number;
  has(dimension: string): boolean;
  /** The slug of a choice. Empty if it is not known. */
  form: string;
}

type Draw = (measures: Measures) => Drawn;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const shape = (look: Look, d: string, of?: string): Shape => ({ look, d, ...(of !== undefined && { of }) });

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Vertical lines at equal distances across a box. */
const stripes = ({ x, y, width, height }: Box, distance: number): Shape =>
  shape(
    'thin',
    range(Math.max(0, Math.ceil(width / distance) - 1))
      .map((index) => {
        const at = x + (index + 1) * (width / Math.ceil(width / distance));
        return path([
          [at, y],
          [at, y + height],
        ]);
      })
      .join(''),
  );

const inset = ({ x, y, width, height }: Box, across: number, up = across): Box => ({
  ...{
    x: x + across,
    y: y + up,
    width: Math.max(0, width - 2 * across),
    height: Math.max(0, height - 2 * up),
  },
});

const boxPath = ({ x, y, width, height }: Box, corner = 0) => rectangle(x, y, width, height, corner);

/** The centre lines of a round view. */
const axes = (x: number, y: number, radius: number): Shape =>
  shape(
    'axis',
    path([
      [x - radius - 16, y],
      [x + radius + 16, y],
    ]) +
      path([
        [x, y - radius - 16],
        [x, y + radius + 16],
      ]),
  );

const middle = 190;

/** A view from the front and one from the side, which is as high. */
function twoViews(
  [across, up, deep]: readonly [string, string, string],
  details: (front: Box, side: Box) => readonly Shape[],
  corner = 4,
): Draw {
  return ({ of }) => {
    const scale = Math.min(340 / (of(across) + of(deep)), 230 / of(up));
    const [width, height, depth] = [of(across) * scale, of(up) * scale, of(deep) * scale];
    const y = middle - height / 2;
    const front = { x: (450 - width - depth - 80) / 2, y, width, height };
    const side = { x: front.x + width + 80, y, width: depth, height };
    const [below, end] = [y + height, side.x + depth];
    return {
      shapes: [
        shape('outline', boxPath(front, corner)),
        shape('outline', boxPath(side, corner)),
        ...details(front, side),
      ],
      dimensions: [
        horizontal(across, { at: below + 40, from: front.x, to: front.x + width, edge: below + 4 }),
        vertical(up, { at: end + 44, from: y, to: below, edge: end + 4 }),
        horizontal(deep, { at: y - 40, from: side.x, to: end, edge: y - 4 }),
      ],
    };
  };
}

/** One view from the side. */
function oneView(
  [across, up]: readonly [string, string],
  details: (view: Box) => readonly Shape[],
  corner: number,
): Draw {
  return ({ of }) => {
    const scale = Math.min(240 / of(across), 250 / of(up));
    const [width, height] = [of(across) * scale, of(up) * scale];
    const view = { x: 250 - width / 2, y: 170 - height / 2, width, height };
    const [below, end] = [view.y + height, view.x + width];
    return {
      shapes: [shape('outline', boxPath(view, corner)), ...details(view)],
      dimensions: [
        horizontal(across, { at: below + 40, from: view.x, to: end, edge: below + 4 }),
        vertical(up, { at: end + 60, from: view.y, to: below, edge: end + 4 }),
      ],
    };
  };
}

/** What is round, from the front and cut through. */
function roundViews(
  details: (views: { x: number; outer: number; inner: number; left: number; width: number }) => Drawn,
): Draw {
  return ({ of }) => {
    const scale = Math.min(240 / of('outer-diameter'), 90 / of('width'));
    const outer = (of('outer-diameter') / 2) * scale;
    const inner = (of('inner-diameter') / 2) * scale;
    const width = of('width') * scale;
    const x = 110 + 120;
    const left = 400;
    const end = left + width;
    const { shapes, dimensions } = details({ x, outer, inner, left, width });
    return {
      shapes: [
        axes(x, middle, outer),
        shape(
          'axis',
          path([
            [left - 14, middle],
            [end + 14, middle],
          ]),
        ),
        shape('outline', circle(x, middle, inner), 'inner-diameter'),
        shape(
          'outline',
          [left, end]
            .map((at) =>
              path([
                [at, middle - inner],
                [at, middle + inner],
              ]),
            )
            .join(''),
        ),
        ...shapes,
      ],
      dimensions: [
        vertical('inner-diameter', { at: end + 24, from: middle - inner, to: middle + inner, edge: end + 4 }),
        vertical('outer-diameter', { at: 66, from: middle - outer, to: middle + outer, edge: x - 6 }),
        horizontal('width', { at: middle - outer - 34, from: left, to: end, edge: middle - outer - 4 }),
        ...dimensions,
      ],
    };
  };
}

/** A surface that is cut, above and below the axis. */
const cut = ({ x, y, width, height }: Box, of?: string): Shape[] =>
  [y, 2 * middle - y - height].flatMap((top) => [
    shape('hatched', rectangle(x, top, width, height)),
    shape('outline', rectangle(x, top, width, height), of),
  ]);

/** A wheel of teeth, as a closed path. */
const toothed = (x: number, root: number, tip: number, teeth: number): string =>
  path(
    range(teeth).flatMap((index) => [
      around(x, middle, root, (index - 0.3) / teeth),
      around(x, middle, tip, (index - 0.18) / teeth),
      around(x, middle, tip, (index + 0.18) / teeth),
      around(x, middle, root, (index + 0.3) / teeth),
    ]),
    'Z',
  );

/** As many as can be told apart. */
const teethOf = (count: number) => Math.min(Math.max(Math.round(count), 3), 200);

const brakeDisc: Draw = ({ of, has, form }) => {
  const x = 180;
  const scale = Math.min(280 / of('diameter'), 80 / Math.max(of('height'), of('thickness')));
  const radius = (of('diameter') / 2) * scale;
  const centring = (of('centring') / 2) * scale;
  const bolts = has('bolt-circle') ? (of('bolt-circle') / 2) * scale : undefined;
  const hat = Math.min(Math.max((bolts ?? centring + 12 * scale) + 28 * scale, centring + 16), 0.74 * radius);
  const [thickness, height] = [of('thickness') * scale, of('height') * scale];
  const right = 452;
  const left = right - Math.max(height, thickness);
  const face = right - thickness;
  const isVentilated = form.includes('ventilated');
  const plate = isVentilated ? thickness * 0.36 : thickness;
  const [top, hatTop] = [middle - radius, middle - hat];
  const half: readonly Point[] = [
    [face, top],
    [face + plate, top],
    [face + plate, hatTop + 8],
    [left + 8, hatTop + 8],
    [left + 8, middle - centring],
    [left, middle - centring],
    [left, hatTop],
    [face, hatTop],
  ];
  const outerHalf: readonly Point[] = [
    [right - plate, top],
    [right, top],
    [right, hatTop - 7],
    [right - plate, hatTop - 7],
  ];
  const sections = (isVentilated ? [half, outerHalf] : [half]).flatMap((points) => [
    path(points, 'Z'),
    path(mirrored(points, middle), 'Z'),
  ]);
  const count = Math.min(Math.max(Math.round(has('bolt-holes') ? of('bolt-holes') : 0), 0), 12);
  const hole = Math.min(7.6 * scale, 12);
  const holes =
    bolts === undefined ? [] : range(count).map((index) => around(x, middle, bolts, index / count));
  const slots = form.includes('slotted') ? range(10) : [];
  const dimensions: DimensionLine[] = [
    vertical('diameter', { at: 498, from: top, to: middle + radius, edge: right + 4 }),
    horizontal('thickness', { at: 20, from: face, to: right, edge: top - 4 }),
    horizontal('height', {
      ...{ at: 360, from: left, to: right },
      ...{ edge: middle + centring + 4, edgeTo: middle + radius + 4 },
    }),
    vertical('centring', { at: 364, from: middle - centring, to: middle + centring, edge: left - 4 }),
  ];
  if (bolts !== undefined) dimensions.push(leader('bolt-circle', [318, 30], around(x, middle, bolts, 0.1)));
  const last = holes.at(-1);
  if (last) dimensions.push(leader('bolt-holes', [29, 34], [last[0] - hole * 0.7, last[1] - hole * 0.7]));
  return {
    shapes: [
      shape('outline', circle(x, middle, radius), 'diameter'),
      shape('thin', circle(x, middle, radius - 3.5)),
      shape('outline', circle(x, middle, hat)),
      shape('thin', circle(x, middle, hat - 5)),
      shape('outline', circle(x, middle, centring), 'centring'),
      ...(bolts === undefined ? [] : [shape('axis', circle(x, middle, bolts), 'bolt-circle')]),
      ...(holes.length > 0 && bolts !== undefined
        ? [shape('outline', holes.map(([at, y]) => circle(at, y, hole)).join(''), 'bolt-holes')]
        : []),
      ...slots.map((index) => {
        const turn = index / 10;
        const [from, to] = [hat + 10, radius - 8];
        const points = [
          around(x, middle, from, turn),
          around(x, middle, (from + to) / 2, turn + 0.01),
          around(x, middle, to, turn + 0.045),
        ] as const;
        return shape('slot', path([points[0]]) + `Q${points[1].join(' ')} ${points[2].join(' ')}`);
      }),
      axes(x, middle, radius),
      ...sections.flatMap((d) => [shape('hatched', d), shape('outline', d)]),
      shape(
        'outline',
        [left, left + 8]
          .map((at) =>
            path([
              [at, middle - centring],
              [at, middle + centring],
            ]),
          )
          .join(''),
      ),
      shape(
        'axis',
        path([
          [388, middle],
          [470, middle],
        ]),
      ),
    ],
    dimensions,
  };
};

const clutchPlate: Draw = ({ of, has }) => {
  const [x, radius] = [240, 140];
  const hub = 0.17 * radius;
  const teeth = has('teeth') ? teethOf(of('teeth')) : 0;
  return {
    shapes: [
      shape('outline', circle(x, middle, radius), 'diameter'),
      shape('outline', circle(x, middle, 0.66 * radius)),
      shape(
        'thin',
        range(24)
          .map((index) =>
            path([
              around(x, middle, 0.66 * radius, index / 24),
              around(x, middle, radius, (index + 0.25) / 24),
            ]),
          )
          .join(''),
      ),
      ...range(6).map((index) =>
        shape('outline', circle(...around(x, middle, 0.44 * radius, index / 6), 13)),
      ),
      shape('outline', circle(x, middle, 0.27 * radius)),
      shape('outline', teeth > 0 ? toothed(x, hub, hub - 5, teeth) : circle(x, middle, hub), 'teeth'),
      axes(x, middle, radius),
    ],
    dimensions: [
      vertical('diameter', { at: 450, from: middle - radius, to: middle + radius, edge: x + 6 }),
      ...(teeth > 0 ? [leader('teeth', [40, 44], around(x, middle, hub, 0.86))] : []),
    ],
  };
};

const coilSpring: Draw = ({ of }) => {
  const coils = 6;
  const scale = Math.min(390 / of('length'), 210 / (of('inner-diameter') + 2 * of('wire')));
  const [length, wire] = [of('length') * scale, of('wire') * scale];
  const inner = (of('inner-diameter') / 2) * scale;
  const outer = inner + wire;
  const y = 180;
  const from = (490 - length) / 2;
  const pitch = (length - wire) / (coils + 0.5);
  const [top, bottom] = [y - outer + wire / 2, y + outer - wire / 2];
  /** The middle of the wire where a coil begins, in front. */
  const start = (index: number) => from + wire / 2 + index * pitch;
  const front = (index: number) => {
    const lean = Math.hypot(pitch / 2, bottom - top);
    const [dx, dy] = [((bottom - top) / lean) * (wire / 2), (pitch / 2 / lean) * (wire / 2)];
    const [a, b] = [start(index), start(index) + pitch / 2];
    const arc = (x: number, to: number) => `A${wire / 2} ${wire / 2} 0 0 1 ${x.toFixed(1)} ${to.toFixed(1)}`;
    return `${path([
      [a + dx, top - dy],
      [b + dx, bottom - dy],
    ])}${arc(b - dx, bottom + dy)}L${(a - dx).toFixed(1)} ${(top + dy).toFixed(1)}${arc(a + dx, top - dy)}Z`;
  };
  return {
    shapes: [
      shape(
        'thin',
        range(coils)
          .flatMap((index) =>
            [-wire / 2, wire / 2].map((side) =>
              path([
                [start(index) + pitch / 2 + side, bottom],
                [start(index + 1) + side, top],
              ]),
            ),
          )
          .join(''),
      ),
      ...range(coils + 1).map((index) => shape('body', front(index), index === 2 ? 'wire' : undefined)),
      shape(
        'axis',
        path([
          [from - 16, y],
          [from + length + 16, y],
        ]),
      ),
    ],
    dimensions: [
      horizontal('length', { at: y + outer + 44, from, to: from + length, edge: y + outer + 6 }),
      leader('wire', [start(2) + 84, y - outer - 34], [start(2) + wire / 4, top - wire / 2]),
      vertical('inner-diameter', {
        ...{ at: from + length + 34, from: y - inner, to: y + inner },
        edge: from + length - 2,
      }),
    ],
  };
};

const shockAbsorber: Draw = ({ of }) => {
  const [from, to, y] = [52, 492, 180];
  const scale = (to - from) / of('length');
  const rod = to - 26;
  const body = Math.max(rod - of('stroke') * scale, from + 60);
  return {
    shapes: [
      shape('outline', circle(from + 18, y, 18)),
      shape('outline', circle(from + 18, y, 8)),
      shape('body', rectangle(from + 36, y - 26, body - from - 36, 52, 6)),
      shape(
        'thin',
        [from + 48, body - 12]
          .map((at) =>
            path([
              [at, y - 26],
              [at, y + 26],
            ]),
          )
          .join(''),
      ),
      shape('outline', rectangle(body, y - 8, rod - body, 16), 'stroke'),
      shape('outline', rectangle(rod, y - 5, to - rod, 10, 1)),
      stripes({ x: rod, y: y - 5, width: to - rod, height: 10 }, 4),
      shape(
        'axis',
        path([
          [from - 16, y],
          [to + 16, y],
        ]),
      ),
    ],
    dimensions: [
      horizontal('length', { at: y + 84, from, to, edge: y + 22, edgeTo: y + 10 }),
      horizontal('stroke', { at: y - 74, from: body, to: rod, edge: y - 30, edgeTo: y - 12 }),
    ],
  };
};

const valve: Draw = ({ of }) => {
  const scale = Math.min(370 / of('length'), 200 / of('diameter'));
  const [length, head, stem] = [of('length') * scale, (of('diameter') / 2) * scale, (of('stem') / 2) * scale];
  const [from, y] = [(590 - length) / 2, 170];
  const to = from + length;
  const neck = from + Math.min(1.3 * head, length / 2);
  const side = (sign: 1 | -1) =>
    `L${from + 5} ${y + sign * head}Q${from + 0.3 * (neck - from)} ${y + sign * stem} ${neck} ${y + sign * stem}L${to} ${y + sign * stem}`;
  return {
    shapes: [
      shape('outline', `M${from} ${y - head}${side(-1)}V${y + stem}`),
      shape('outline', `M${from} ${y - head}V${y + head}`, 'diameter'),
      shape('outline', `M${from} ${y + head}${side(1)}`),
      shape('thin', `M${to - 12} ${y - stem}v${2 * stem}M${to - 17} ${y - stem}v${2 * stem}`),
      shape(
        'axis',
        path([
          [from - 14, y],
          [to + 14, y],
        ]),
      ),
    ],
    dimensions: [
      vertical('diameter', { at: from - 36, from: y - head, to: y + head, edge: from - 4 }),
      vertical('stem', { at: to - 70, from: y - stem, to: y + stem, edge: to - 70 }),
      horizontal('length', { at: y + head + 56, from, to, edge: y + head + 4, edgeTo: y + stem + 4 }),
    ],
  };
};

/** What each drawing shows of its dimensions, in a sheet of `shapes.ts`. */
export const drawings: Readonly<Record<DimensionDrawingName, Draw>> = {
  battery: twoViews(['length', 'height', 'width'], (front, side) => [
    ...[front, side].map(({ x, y, width, height }) =>
      shape(
        'thin',
        path([
          [x, y + 0.2 * height],
          [x + width, y + 0.2 * height],
        ]),
      ),
    ),
    ...[0.1, 0.78].map((at) =>
      shape(
        'outline',
        rectangle(front.x + at * front.width, front.y + 6, 0.12 * front.width, 0.2 * front.height - 6, 3),
      ),
    ),
    stripes({ ...front, y: front.y + 0.3 * front.height, height: 0.6 * front.height }, front.width / 6),
  ]),
  'brake-disc': brakeDisc,
  'brake-pad': twoViews(
    ['width', 'height', 'thickness'],
    (front, side) => [
      shape('thin', boxPath(inset(front, 0.07 * front.width, 0.09 * front.height), 12)),
      shape(
        'outline',
        rectangle(front.x + front.width / 2 - 3, front.y + 0.09 * front.height, 6, 0.82 * front.height),
      ),
      shape('hatched', rectangle(side.x, side.y, 0.32 * side.width, side.height)),
      shape('outline', rectangle(side.x, side.y, 0.32 * side.width, side.height)),
    ],
    16,
  ),
  'clutch-plate': clutchPlate,
  'coil-spring': coilSpring,
  'oil-filter': oneView(
    ['outer-diameter', 'height'],
    (view) => [
      stripes({ ...view, y: view.y + 12, height: 0.3 * view.height }, view.width / 16),
      shape(
        'thin',
        [0.32, 0.9]
          .map((at) =>
            path([
              [view.x, view.y + at * view.height],
              [view.x + view.width, view.y + at * view.height],
            ]),
          )
          .join(''),
      ),
      shape(
        'axis',
        path([
          [250, view.y - 14],
          [250, view.y + view.height + 14],
        ]),
      ),
    ],
    14,
  ),
  'panel-filter': twoViews(['length', 'width', 'height'], (front, side) => [
    shape('outline', boxPath(inset(front, 10), 2)),
    stripes(inset(front, 10), 11),
    shape('thin', boxPath(inset(side, 0, 10))),
  ]),
  piston: oneView(
    ['diameter', 'height'],
    (view) => [
      ...[0.12, 0.22, 0.32].map((at) =>
        shape('outline', rectangle(view.x, view.y + at * view.height, view.width, 0.045 * view.height)),
      ),
      shape('outline', circle(250, view.y + 0.62 * view.height, 0.13 * view.width)),
      shape('thin', circle(250, view.y + 0.62 * view.height, 0.18 * view.width)),
      shape(
        'axis',
        path([
          [250, view.y - 14],
          [250, view.y + view.height + 14],
        ]) +
          path([
            [view.x - 10, view.y + 0.62 * view.height],
            [view.x + view.width + 10, view.y + 0.62 * view.height],
          ]),
      ),
    ],
    5,
  ),
  radiator: twoViews(['length', 'width', 'thickness'], (front, side) => [
    stripes(inset(front, 0.08 * front.width, 0), 7),
    shape('outline', boxPath(inset(front, 0.08 * front.width, 0))),
    shape('thin', boxPath(inset(side, 0.2 * side.width, 0))),
  ]),
  'shock-absorber': shockAbsorber,
  'timing-gear': (measures) =>
    roundViews(({ x, outer, inner, left, width }) => {
      const root = outer - Math.min(10, (outer - inner) / 4);
      return {
        shapes: [
          shape('outline', toothed(x, root, outer, teethOf(measures.of('teeth'))), 'outer-diameter'),
          shape('thin', circle(x, middle, inner + 0.72 * (root - inner))),
          shape('outline', circle(x, middle, inner + 0.22 * (root - inner))),
          ...cut({ x: left, y: middle - root, width, height: root - inner }),
          shape(
            'outline',
            [middle - outer, middle + root].map((y) => rectangle(left, y, width, outer - root)).join(''),
          ),
        ],
        dimensions: [leader('teeth', [x + outer + 24, middle + outer + 30], around(x, middle, outer, 0.42))],
      };
    })(measures),
  valve,
  'wheel-bearing': roundViews(({ x, outer, inner, left, width }) => {
    const ring = 0.3 * (outer - inner);
    const pitch = (outer + inner) / 2;
    const ball = 0.32 * (outer - inner);
    return {
      shapes: [
        shape('outline', circle(x, middle, outer), 'outer-diameter'),
        shape('thin', circle(x, middle, outer - ring) + circle(x, middle, inner + ring)),
        shape(
          'thin',
          range(12)
            .map((index) => circle(...around(x, middle, pitch, index / 12), ball))
            .join(''),
        ),
        ...cut({ x: left, y: middle - outer, width, height: ring }),
        ...cut({ x: left, y: middle - inner - ring, width, height: ring }),
        shape('body', [-1, 1].map((side) => circle(left + width / 2, middle + side * pitch, ball)).join('')),
      ],
      dimensions: [],
    };
  }),
};
