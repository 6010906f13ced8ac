import { style } from '@vanilla-extract/css';
import { oneColumn, page, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const hint = style({ ...typeStyles.small, color: vars.color.inkMuted, maxWidth: page.measure });

export const order = style({
  ...oneColumn,
  gap: vars.space['1'],
  paddingBlock: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: '0.9375rem',
  lineHeight: '1.5',
});

const ends = {
  ...wrappingRow,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['4']}`,
  overflowWrap: 'anywhere',
} as const;

export const head = style({ ...ends, fontWeight: 560 });

export const day = style({ ...typeStyles.small, color: vars.color.inkMuted });

export const line = style({ ...ends, color: vars.color.inkMuted });

/** At the end, also in a row of its own. */
export const total = style({ marginInlineStart: 'auto' });

export const failed = style({ ...ends, alignItems: 'center' });
