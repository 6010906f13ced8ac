import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const forVehicle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '3rem',
  paddingBlock: '0.375rem',
  paddingInline: space[5],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: '0.9375rem',
});
