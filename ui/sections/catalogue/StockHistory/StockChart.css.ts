import { style } from '@vanilla-extract/css';
import { wrappingRow } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

const inForcedColors = (value: object) => ({ '@media': { '(forced-colors: active)': value } });

export const chart = style({ display: 'grid', gap: space['4'], margin: 0 });

export const caption = style({
  ...wrappingRow,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space['4']}`,
});

export const title = style([typeStyles.label]);

export const aside = style({ ...typeStyles.small, color: color.inkMuted });

/** Time runs from left to right in every script. */
export const frame = style({ display: 'flex', direction: 'ltr', minWidth: 0 });

export const scale = style({ flex: 'none', overflow: 'visible' });

export const drawing = style({ flex: 1, minWidth: 0, width: '100%', overflow: 'visible' });

export const tick = style({
  ...lettering,
  fontSize: '0.6875rem',
  fill: color.inkMuted,
  ...inForcedColors({ fill: 'CanvasText' }),
});

export const grid = style({
  stroke: color.line,
  shapeRendering: 'crispEdges',
  ...inForcedColors({ stroke: 'GrayText' }),
});

export const low = style({
  stroke: color.accentMark,
  strokeDasharray: '5 4',
  ...inForcedColors({ stroke: 'CanvasText' }),
});

export const step = style({
  stroke: color.ink,
  strokeWidth: 1.5,
  strokeLinecap: 'square',
  ...inForcedColors({ stroke: 'CanvasText' }),
});

export const now = style({ fill: color.accentMark, ...inForcedColors({ fill: 'CanvasText' }) });
