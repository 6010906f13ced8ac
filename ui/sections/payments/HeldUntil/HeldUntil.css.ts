import { style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { vars } from '#tokens/vars.css.ts';

const frame = style({
  ...chamfer('chip'),
  display: 'grid',
  gap: vars.space['2'],
  padding: '0.75rem 1rem 0.875rem',
  border: `1px solid ${vars.color.line}`,
  fontSize: '0.9375rem',
});

export const held = style([frame, { background: vars.color.surface, fontWeight: '560' }]);

export const late = style([
  frame,
  { borderColor: 'transparent', background: vars.color.cautionWash, color: vars.color.caution },
]);
