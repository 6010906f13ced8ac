import { style } from '@vanilla-extract/css';
import { figure } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const row = style({ display: 'flex', gap: vars.space['2'] });

export const part = style({
  flex: 'none',
  width: '4.25rem',
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.color.ink,
  fontFamily: vars.font.mono,
  fontSize: '1rem',
  fontStretch: figure.width,
  letterSpacing: figure.tracking,
  selectors: { '&::placeholder': { color: vars.color.inkSubtle } },
});

export const number = style([part, { flex: '1 1 0' }]);

export const code = style([part, { width: '1.875rem' }]);
