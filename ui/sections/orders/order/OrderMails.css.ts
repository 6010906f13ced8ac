import { style } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  marginBlockEnd: vars.space['2'],
});

export const title = style(typeStyles.label);

export const address = style({ ...typeStyles.small, color: vars.color.inkMuted, overflowWrap: 'anywhere' });

export const list = style({ listStyle: 'none', padding: 0, margin: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  paddingBlock: vars.space['2'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});

export const mail = style({ display: 'grid', minWidth: 0, fontSize: '0.9375rem', overflowWrap: 'anywhere' });

export const state = style({ ...typeStyles.small, color: vars.color.inkMuted });

export const failed = style({ ...typeStyles.small, color: vars.color.critical });
