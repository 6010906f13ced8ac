import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const wordmark = recipe({
  base: { display: 'block', width: 'auto', color: vars.color.ink, overflow: 'visible' },
  variants: {
    size: {
      md: { height: '1.25rem', transition: `height ${vars.duration.base} ${vars.ease.out}` },
      sm: { height: '1.0625rem', transition: `height ${vars.duration.base} ${vars.ease.out}` },
      page: { width: '100%', height: 'auto' },
    },
  },
});

export const letters = style({ fill: 'currentColor' });
export const hub = style({ fill: vars.color.accent });
export const axis = style({
  fill: 'none',
  stroke: vars.color.accentMark,
  strokeWidth: '1.1',
  strokeDasharray: '26 4 4 4',
});
export const crossAxis = style([axis, { strokeDasharray: '16 4 4 4' }]);
