import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

const rule = { content: '""', flex: 1, height: '1px', backgroundColor: vars.color.line } as const;

export const stack = style({ display: 'grid', gap: '1.125rem', minWidth: 0 });

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: '0.8125rem',
  color: vars.color.inkSubtle,
  '::before': rule,
  '::after': rule,
});
