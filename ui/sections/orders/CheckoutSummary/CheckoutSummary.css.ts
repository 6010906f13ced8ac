import { style } from '@vanilla-extract/css';
import { oneColumn } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { figure } from '#ui/components/Numeric/Numeric.css.ts';

const { color, space } = vars;

export { figure };

export const summary = style({ ...oneColumn, gap: '1.125rem' });

export const loadingLine = style({ height: '3rem' });

export const lines = style({ borderTop: `1px solid ${color.line}` });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'center',
  gap: '0.875rem',
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.line}`,
});

export const picture = style({ display: 'block' });

export const text = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontSize: '0.9375rem', lineHeight: '1.35', fontWeight: '560' });
export const outName = style([name, { color: color.inkMuted }]);

export const note = style({
  ...typeStyles.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  color: color.inkMuted,
});

export const refusal = style({ ...typeStyles.small, color: color.critical, fontWeight: '500' });

export const total = style({
  ...lettering,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
  fontWeight: '430',
});
export const outTotal = style([total, { color: color.inkMuted }]);

export const pairs = style({ display: 'grid', gap: space[2], fontSize: '0.9375rem', lineHeight: '1.55' });
export const pair = style({ display: 'flex', justifyContent: 'space-between', gap: space[6] });
export const term = style({ flex: 'none', color: color.inkMuted });
export const detail = style({ minWidth: 0, textAlign: 'end', fontWeight: '500', overflowWrap: 'anywhere' });
