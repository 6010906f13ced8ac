import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3125rem',
  minWidth: 0,
  fontSize: '0.8125rem',
  fontWeight: '540',
  fontStretch: '96%',
  lineHeight: '1.3',
});

export const mark = styleVariants({
  fits: [base, { color: color.positive }],
  fitsIf: [base, { color: color.caution }],
  doesNotFit: [base, { color: color.critical }],
  notKnown: [base, { color: color.inkMuted }],
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
