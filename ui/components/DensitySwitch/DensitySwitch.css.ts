import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';

export const wide = style({ display: 'grid', '@media': { [below.medium]: { display: 'none' } } });
