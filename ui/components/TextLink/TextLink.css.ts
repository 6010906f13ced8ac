import { style } from '@vanilla-extract/css';
import { touch } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const textLink = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '0.25em',
  // The padding of an inline box enlarges the target without a layout shift.
  '@media': { [touch]: { paddingBlock: `calc((${vars.size.control} - 1em) / 2)` } },
  ':hover': { textDecorationColor: vars.color.accentMark, textDecorationThickness: '2px' },
});
