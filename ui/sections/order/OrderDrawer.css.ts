import { style } from '@vanilla-extract/css';
import { wrappingRow } from '#tokens/layout.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

/** As light as the figures of an admin's list. */
export const transaction = style({ display: 'flex', minWidth: 0, fontWeight: figure.weight });

export const subhead = style({ ...typeStyles.label, marginBottom: vars.space['2'] });

export const vehicle = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
});
