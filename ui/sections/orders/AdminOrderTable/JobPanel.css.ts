import { style } from '@vanilla-extract/css';
import { oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const panel = style({
  ...oneColumn,
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
});

export const head = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});

export const title = style({ ...typeStyles.title, marginBlockEnd: space[1], overflowWrap: 'anywhere' });

export const facts = style({
  ...typeStyles.small,
  ...wrappingRow,
  gap: `0 ${space[3]}`,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

/** As wide at 0:09 as at 1:59. */
export const countdown = style({ color: color.ink, fontWeight: '560', fontVariantNumeric: 'tabular-nums' });

export const skipped = style({ color: color.critical });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const list = style({ maxHeight: '15rem', overflowY: 'auto' });

export const item = style({
  ...wrappingRow,
  gap: `0 ${space[3]}`,
  paddingBlock: space[2],
  fontSize: '0.9375rem',
  borderBlockStart: `1px solid ${color.line}`,
});

export const reason = style({ marginInlineStart: 'auto', color: color.inkMuted });
