import { style } from '@vanilla-extract/css';
import { oneColumn, wrappingRow } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const block = style({ ...oneColumn, gap: space[3] });

export const group = style({
  ...oneColumn,
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.ink}`,
});

export const groupTitle = style({ ...typeStyles.title, fontSize: '1rem', overflowWrap: 'anywhere' });

export const count = style({ ...lettering, marginInlineStart: space[1], color: color.critical });

export const before = style({ color: color.inkMuted });

export const corrections = style({ ...wrappingRow, gap: space[2], marginBlockStart: space[3] });
