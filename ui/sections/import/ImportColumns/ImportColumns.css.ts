import { style } from '@vanilla-extract/css';
import { oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const file = style({
  ...wrappingRow,
  gap: `${space[3]} ${space[5]}`,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.line}`,
});

export const fileText = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });

export const fileName = style({ fontWeight: '560' });

export const row = style({ ...wrappingRow, gap: `${space[3]} ${space[5]}` });

export const sample = style({
  ...typeStyles.small,
  display: 'block',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { color: color.ink } },
});

export const options = style({ ...oneColumn, gap: space[4], maxWidth: '40rem' });

export const label = style({ ...typeStyles.label, marginBlockEnd: space[2] });

export const saveAs = style({ maxWidth: '22rem' });
