import { style } from '@vanilla-extract/css';
import { figure } from '#tokens/type.ts';
import { lettering } from '#tokens/lettering.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

const amountSize = '1.75rem';
const amountLine = '1.55';

/** The same height with and without an amount. */
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  minHeight: `calc(${amountSize} * ${amountLine} + ${space[4]} + 1px)`,
  columnGap: space[4],
  paddingTop: space[4],
  borderTop: `1px solid ${color.ink}`,
});

export const amount = style({
  marginInlineStart: 'auto',
  minWidth: 0,
  overflowWrap: 'anywhere',
  ...lettering,
  fontSize: amountSize,
  lineHeight: amountLine,
  fontStretch: figure.widthTotal,
  letterSpacing: '-0.05em',
});
