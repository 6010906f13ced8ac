import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const textLink = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationColor: vars.color.accentMark, textDecorationThickness: '2px' },
});
