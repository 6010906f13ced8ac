import { style, styleVariants } from '@vanilla-extract/css';
import { oneColumn } from '#tokens/layout.ts';
import { space, type Space } from '#tokens/space.ts';
import { vars } from '#tokens/vars.css.ts';

export const stack = style({ ...oneColumn, alignContent: 'start' });

export const gap = styleVariants(space, (_value, name: Space) => ({ gap: vars.space[name] }));

export const align = styleVariants({
  stretch: {},
  start: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
});
