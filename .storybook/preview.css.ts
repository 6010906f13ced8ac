import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

// Storybook's docs pages are of another colour around the examples.
export const example = style({
  margin: '-30px -20px',
  padding: '30px 20px',
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
});

/** Components shown among the words of a page. */
export const specimen = style({
  marginBlock: '1.5rem',
  padding: '1.25rem',
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.sans,
});

// A play looks at what it has done at once: while one runs, whatever moves has arrived.
globalStyle(':root[data-playing] :is(*, ::before, ::after)', {
  animationDuration: '1ms !important',
  // Over before it began: the very first frame shows its end.
  animationDelay: '-1s !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
  transitionDelay: '0s !important',
});
