import { style } from '@vanilla-extract/css';
import { oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const result = style({ ...oneColumn, gap: vars.space[4] });

export const heading = style({ ...typeStyles.h1, maxWidth: '16em' });

export const receipt = style({ marginTop: vars.space[4], minWidth: 0 });
