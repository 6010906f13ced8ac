import { style } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

/** The line is always reserved, so that a message causes no layout shift. */
export const message = style({
  ...typeStyles.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.375rem',
  minHeight: '1.2rem',
  marginTop: '0.375rem',
  lineHeight: '1.4',
  fontWeight: '500',
  color: vars.color.critical,
});
