import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.page.content} + 2 * ${vars.page.margin})`,
  marginInline: 'auto',
  paddingInline: vars.page.margin,
});
