import { style } from '@vanilla-extract/css';
import { figure } from '#tokens/type.ts';

/** As light as the figures of an admin's list. */
export const transaction = style({ display: 'flex', minWidth: 0, fontWeight: figure.weight });
