import { style, styleVariants } from '@vanilla-extract/css';
import { wrappingRow } from '#tokens/layout.ts';
import { space, type Space } from '#tokens/space.ts';
import { vars } from '#tokens/vars.css.ts';

export const inline = style({ ...wrappingRow, minWidth: 0 });

export const gap = styleVariants(space, (_value, name: Space) => ({ gap: vars.space[name] }));

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
