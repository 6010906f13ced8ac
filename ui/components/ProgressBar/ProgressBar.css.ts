import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

const forced = '(forced-colors: active)';

export const bar = style({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const track = style({ fill: vars.color.line, '@media': { [forced]: { fill: 'GrayText' } } });

const filled = (fill: string) => ({ fill, '@media': { [forced]: { fill: 'CanvasText' } } });

export const share = styleVariants({
  live: filled(vars.color.accentMark),
  done: filled(vars.color.ink),
  failed: filled(vars.color.critical),
});
