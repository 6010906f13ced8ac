import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const swatch = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginInlineEnd: vars.space['2'],
  border: `1px solid ${vars.color.lineStrong}`,
  verticalAlign: '-0.125em',
});
