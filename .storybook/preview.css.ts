import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

// Storybook's docs pages are white around the examples, whatever the theme.
export const example = style({
  margin: '-30px -20px',
  padding: '30px 20px',
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
});
