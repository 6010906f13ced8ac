import { style } from '@vanilla-extract/css';
import { oneColumn, page, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const empty = style({
  ...oneColumn,
  justifyItems: 'center',
  gap: vars.space['2'],
  padding: `${vars.space['12']} ${vars.space['6']}`,
  border: `1px solid ${vars.color.line}`,
  textAlign: 'center',
});

export const drawing = style({ width: '11rem', maxWidth: '100%', marginBottom: vars.space['3'] });

export const title = style({
  ...typeStyles.title,
  maxWidth: `min(100%, ${page.measure})`,
  overflowWrap: 'anywhere',
});

export const text = style({
  ...typeStyles.ui,
  fontWeight: '400',
  lineHeight: '1.55',
  maxWidth: 'min(100%, 38ch)',
  overflowWrap: 'anywhere',
  color: vars.color.inkMuted,
});

export const action = style([
  wrappingRow,
  { justifyContent: 'center', gap: vars.space['2'], marginTop: vars.space['3'] },
]);
