import { style } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

export const ruler = style({
  ...typeStyles.micro,
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  columnGap: vars.space['2'],
  // The space of the text font is too narrow beside the figure font.
  wordSpacing: '0.15em',
  fontWeight: '400',
  color: color.inkMuted,
});

export const scale = style({
  gridColumn: '1 / -1',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const mark = style({ overflow: 'visible' });

export const last = style({ textAlign: 'end' });

export const line = style({
  stroke: color.lineStrong,
  '@media': { [forced]: { stroke: 'CanvasText !important' } },
  selectors: {
    '[data-dashed] &': { strokeDasharray: '4 3' },
    '[data-invalid] &': { stroke: color.critical },
  },
});

export const end = style({ stroke: color.ink, '@media': { [forced]: { stroke: 'CanvasText' } } });

export const fill = style({
  fill: color.ink,
  '@media': { [forced]: { fill: 'CanvasText !important' } },
  selectors: { '[data-invalid] &': { fill: color.critical } },
});
