import { style } from '@vanilla-extract/css';
import { wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const tools = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[4]}`,
  justifyContent: 'space-between',
});

export const filter = style({ flex: '0 1 20rem', minWidth: 0 });

export const count = style({ ...typeStyles.small, color: color.inkMuted });

export const quiet = style({ color: color.inkMuted });

export const remove = style({ display: 'flex', justifyContent: 'end' });

export const years = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
});
