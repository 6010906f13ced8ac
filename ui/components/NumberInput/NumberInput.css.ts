import { style, styleVariants } from '@vanilla-extract/css';
import { figure } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import * as field from '../Field/Field.css.ts';

export const control = field.affixed;

const lettering = {
  fontFamily: vars.font.mono,
  fontStretch: figure.width,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: figure.tracking,
} as const;

export const prefix = style([field.prefix, lettering]);

export const suffix = style([field.suffix, { fontSize: '0.875rem' }]);

const figures = style([field.input, lettering]);

export const input = styleVariants({
  plain: [figures],
  prefixed: [figures, { paddingInlineStart: '1.75rem' }],
  suffixed: [figures, { paddingInlineEnd: '3.5rem' }],
});
