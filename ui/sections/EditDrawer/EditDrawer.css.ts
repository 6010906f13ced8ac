import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const question = style({ flex: '1 1 100%', gridColumn: '1 / -1', fontSize: '0.9375rem' });

export const status = style({ minHeight: '1.25rem', fontSize: '0.875rem', color: vars.color.inkMuted });
