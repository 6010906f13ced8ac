import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

export const answers = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});
