import { globalStyle, style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { toastInset } from '#ui/components/ToastRegion/ToastRegion.css.ts';

const { color, space } = vars;

export const place = style({
  position: 'sticky',
  ...oneColumn,
  insetBlockEnd: space[4],
  zIndex: vars.layer.sticky,
  width: '100%',
});

export const bar = style({
  ...chamfer('panel'),
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  minHeight: '3.5rem',
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[4]}`,
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.raised,
  boxShadow: vars.shadow.overlay,
});

globalStyle(`body:has(${bar})`, {
  vars: { [toastInset]: '5.5rem' },
  '@media': { [below.medium]: { vars: { [toastInset]: '8.5rem' } } },
});

export const count = style({ fontSize: '0.9375rem', fontWeight: '540' });

export const hint = style({ ...typeStyles.small, display: 'block', color: color.inkMuted });

export const actions = style({
  ...wrappingRow,
  gap: space[2],
  '@media': { [below.medium]: { flex: '1 1 100%' } },
});

globalStyle(`${actions} > *`, { '@media': { [below.medium]: { flex: '1 1 auto' } } });
