import { style, styleVariants } from '@vanilla-extract/css';
import { lettering } from '#tokens/lettering.ts';
import * as field from '../Field/Field.css.ts';

export const prefix = style([field.prefix, lettering]);

export const suffix = style([field.suffix, { fontSize: '0.875rem' }]);

const figures = style([field.input, lettering]);

export const input = styleVariants({
  plain: [figures],
  prefixed: [figures, { paddingInlineStart: '1.75rem' }],
  suffixed: [figures, { paddingInlineEnd: '3.5rem' }],
});
