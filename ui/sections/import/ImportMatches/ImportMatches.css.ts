import { style } from '@vanilla-extract/css';
import { oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const block = style({ ...oneColumn, gap: space[4] });

export const more = style({
  ...typeStyles.small,
  display: 'block',
  color: color.inkMuted,
  fontWeight: '420',
});

export const found = style({ ...wrappingRow, gap: space[2] });

export const end = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});
