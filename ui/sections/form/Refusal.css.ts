import { style } from '@vanilla-extract/css';
import { error, message } from '#ui/components/Field/Field.css.ts';

export const line = style([message, error]);
