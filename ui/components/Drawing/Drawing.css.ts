import { createGlobalVar, style } from '@vanilla-extract/css';
import { figure } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

// The attributes of drawings.svg use these variables, because selectors do not reach into another file.

/** The background colour, for shapes that cover the lines behind them. Set it on a coloured background. */
export const backdrop = createGlobalVar('drawing-backdrop');

/** The `display` of thin lines, hatching and dimensions. Set `none` where a drawing gets too small for them. */
export const fineLines = createGlobalVar('drawing-fine');

/** The `display` of lines behind the part and of its axes, and of hatching and dimensions. */
const innerLines = createGlobalVar('drawing-inner');
const notes = createGlobalVar('drawing-notes');

const outlineWidth = createGlobalVar('drawing-outline');
/** Of all lines but axes. */
const lineWidth = createGlobalVar('drawing-width');
const lineOpacity = createGlobalVar('drawing-opacity');
const lineDashes = createGlobalVar('drawing-dash');

const drawing = style({
  width: '100%',
  height: '100%',
  overflow: 'visible',
  // The dimensions inherit these.
  fontFamily: vars.font.mono,
  fontSize: '8.2px',
  fontWeight: figure.weight,
  fontStretch: figure.width,
  letterSpacing: '-0.02em',
  textAnchor: 'middle',
});

const small = style({ vars: { [outlineWidth]: '0.9', [fineLines]: 'none', [innerLines]: 'none' } });

/** As a placeholder for an image: its dimensions would be taken for those of the part. */
const plain = style({ vars: { [notes]: 'none' } });

const missing = style({
  vars: { [lineDashes]: '5 4', [lineWidth]: '1', [lineOpacity]: '0.55', [notes]: 'none' },
});

export const variants = {
  full: [drawing],
  plain: [drawing, plain],
  small: [drawing, small],
  missing: [drawing, missing],
};
