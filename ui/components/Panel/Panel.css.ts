import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const panel = style({
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
});
