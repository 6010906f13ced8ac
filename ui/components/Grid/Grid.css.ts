import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { space, type Space } from '#tokens/space.ts';
import { vars } from '#tokens/vars.css.ts';

const columnsOf = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = style({ display: 'grid', columnGap: vars.page.gutter });

export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => ({
  gridTemplateColumns: columnsOf(count),
  '@media': {
    [below.wide]: { gridTemplateColumns: columnsOf(Math.min(count, 2)) },
    [below.narrow]: { gridTemplateColumns: columnsOf(1) },
  },
}));

export const rowGap = styleVariants(space, (_value, name: Space) => ({ rowGap: vars.space[name] }));
