import { style } from '@vanilla-extract/css';
import { lettering } from '#tokens/lettering.ts';
import { area } from '../Field/Field.css.ts';

/** Spacing like the message line of a quantity, but close to the counter below. */
export const ruler = style({ marginBlock: '0.25rem -0.25rem' });

/** Lines apart, so that each is seen to be one. Tabs are as wide as a long number. */
export const code = style([area, { ...lettering, lineHeight: '1.75', tabSize: 16, whiteSpace: 'pre' }]);
