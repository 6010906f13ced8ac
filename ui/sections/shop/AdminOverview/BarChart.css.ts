import { style } from '@vanilla-extract/css';
import { below, oneColumn } from '#tokens/layout.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { lettering } from '#tokens/lettering.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

const forced = (value: string) => ({ '@media': { '(forced-colors: active)': { fill: value } } });

export const chart = style({ ...oneColumn, gap: space[4] });

/** The values of the current bar. The minimum height avoids a layout shift. */
export const readout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(3.5rem, auto) minmax(3.5rem, auto) minmax(3.5rem, 1fr)',
  columnGap: space[6],
  minHeight: '2.625rem',
});

export const readoutLabel = style({ ...typeStyles.micro, fontWeight: '420', color: color.inkMuted });

export const readoutValue = style({
  ...lettering,
  fontSize: '0.9375rem',
  fontStretch: figure.widthStat,
  lineHeight: '1.5',
  overflowWrap: 'anywhere',
});

/** Time runs from left to right in every script. */
export const frame = style({ display: 'flex', direction: 'ltr', minWidth: 0 });

export const scale = style({ flex: 'none', overflow: 'visible' });

export const plot = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const drawing = style({ width: '100%', overflow: 'visible' });

export const tick = style({
  ...lettering,
  fontSize: '0.6875rem',
  fill: color.inkMuted,
  ...forced('CanvasText'),
});

const drawn = { shapeRendering: 'crispEdges' } as const;

export const grid = style({
  ...drawn,
  stroke: color.line,
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
});

export const baseline = style({
  ...drawn,
  stroke: color.ink,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const bar = style({
  fill: color.lineStrong,
  ...forced('CanvasText'),
  selectors: {
    '&[data-live]': { fill: color.accentMark },
    '&[data-current]': { fill: color.ink },
    '&[data-live][data-current]': { fill: color.accentMark },
    '&[data-pending]': { fill: color.skeleton },
  },
});

/** The chain line through the current bar. */
export const axis = style({
  stroke: color.inkMuted,
  strokeWidth: 0.7,
  strokeDasharray: '14 3 2.5 3',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

/** An invisible range input over the bars, for pointer, touch and arrow keys. */
export const slider = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
});

export const nothing = style({
  ...typeStyles.ui,
  position: 'absolute',
  inset: '0 0 1.5rem',
  display: 'grid',
  placeItems: 'center',
  direction: 'inherit',
  fontWeight: '400',
  textAlign: 'center',
  color: color.inkMuted,
});

export const numbers = style({ ...typeStyles.small });

export const summary = style({
  width: 'fit-content',
  minHeight: '1.75rem',
  paddingBlock: space[1],
  cursor: 'pointer',
  color: color.inkMuted,
  selectors: { '&:hover': { color: color.ink } },
  '@media': { [below.medium]: { paddingBlock: '0.75rem' } },
});

export const table = style({
  width: '100%',
  maxWidth: '26rem',
  marginBlockStart: space[2],
  borderCollapse: 'collapse',
  borderBlockStart: `1px solid ${color.ink}`,
});

const anyCell = style({
  padding: `${space[1]} ${space[3]} ${space[1]} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: '450',
  textAlign: 'start',
});

export const headCell = style([anyCell, { color: color.inkMuted }]);
export const rowHead = style([anyCell, { whiteSpace: 'nowrap' }]);
export const cell = style([
  anyCell,
  {
    paddingInlineEnd: 0,
    ...lettering,
    overflowWrap: 'anywhere',
    textAlign: 'right',
  },
]);
export const figureHead = style([headCell, { paddingInlineEnd: 0, textAlign: 'right' }]);
