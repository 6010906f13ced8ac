import { style } from '@vanilla-extract/css';
import { below, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const page = style({ ...oneColumn, gap: vars.space[4] });

export const heading = style({ ...typeStyles.h1, maxWidth: '16em' });

export const facts = style({ marginTop: vars.space[4], minWidth: 0 });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginTop: vars.space[4],
  '@media': { [below.narrow]: { display: 'grid' } },
});
