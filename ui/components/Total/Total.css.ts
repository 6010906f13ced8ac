import { style } from '@vanilla-extract/css';
import { figure } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[4],
  paddingTop: space[4],
  borderTop: `1px solid ${color.ink}`,
});

export const amount = style({
  marginInlineStart: 'auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: '1.75rem',
  lineHeight: '1.55',
  fontStretch: figure.widthTotal,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.05em',
});
