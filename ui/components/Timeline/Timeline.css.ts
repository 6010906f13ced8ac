import { style } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  columnGap: space[3],
});

/** The line between two points. */
export const axis = style({
  display: 'grid',
  gridTemplateRows: '1.375rem minmax(0, 1fr)',
  justifyItems: 'center',
});

export const glyph = style({ width: '0.75rem', height: '0.75rem', alignSelf: 'center', overflow: 'visible' });

export const full = style({
  fill: color.ink,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const now = style({
  fill: 'none',
  stroke: color.accentMark,
  strokeWidth: 3,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});

export const absent = style({
  fill: 'none',
  stroke: color.lineStrong,
  strokeDasharray: '2.2 2',
  '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
});

export const line = style({
  width: 0,
  minHeight: space[4],
  borderInlineStart: `1px dashed ${color.lineStrong}`,
  selectors: {
    '&[data-reached]': { borderInlineStartStyle: 'solid', borderInlineStartColor: color.ink },
    [`${step}:last-child &`]: { display: 'none' },
  },
});

export const text = style({
  minWidth: 0,
  paddingBlockEnd: space[4],
  selectors: { [`${step}:last-child &`]: { paddingBlockEnd: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[3],
});

export const name = style({
  ...typeStyles.ui,
  lineHeight: '1.375rem',
  color: color.inkMuted,
  selectors: {
    [`${step}[data-state="done"] &, ${step}[data-state="now"] &`]: { fontWeight: '560', color: color.ink },
  },
});

export const time = style({ fontSize: '0.875rem', color: color.inkMuted });

export const note = style({ ...typeStyles.small, color: color.inkMuted, overflowWrap: 'anywhere' });
