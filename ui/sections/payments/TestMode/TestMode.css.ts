import { style } from '@vanilla-extract/css';
import { oneColumn, wrappingRow } from '#tokens/layout.ts';
import { chamfer } from '#tokens/chamfer.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const mode = style({
  ...chamfer('control'),
  ...oneColumn,
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
});

export const head = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[3]}`,
});

export const words = style({ ...typeStyles.small, flex: '1 1 6rem', color: color.inkMuted });

export const cards = style({
  ...oneColumn,
  paddingBottom: space[1],
});

export const card = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  minHeight: '2.25rem',
  borderTop: `1px solid ${color.line}`,
});

export const effect = style({ ...typeStyles.small, color: color.inkMuted });

export const note = style({ ...typeStyles.small, paddingTop: space[2], color: color.inkMuted });
