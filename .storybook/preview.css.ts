import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

// Storybook's docs pages have another background than the shop.
export const example = style({
  margin: '-30px -20px',
  padding: '30px 20px',
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
});

/** Components between the paragraphs of a docs page. */
export const specimen = style({
  marginBlock: '1.5rem',
  padding: '1.25rem',
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
});

// A play checks its results immediately, so animations are complete while one runs.
globalStyle(':root[data-playing] :is(*, ::before, ::after)', {
  animationDuration: '1ms !important',
  // Starts an animation at its end, so that the first frame shows the result.
  animationDelay: '-1s !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  transitionDelay: '0s !important',
});
