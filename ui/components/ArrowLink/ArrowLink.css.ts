import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const shift = createVar();

export const arrowLink = style({
  ...typeStyles.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: vars.size.control,
  color: 'inherit',
  textDecoration: 'none',
});

export const arrow = style({
  display: 'inline-flex',
  transition: `transform ${vars.duration.base} ${vars.ease.out}`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { [`${arrowLink}:hover &`]: { transform: shift } },
    },
  },
});

export const direction = styleVariants({
  right: {
    vars: { [shift]: 'translateX(3px)' },
    selectors: { '[dir="rtl"] &': { vars: { [shift]: 'translateX(-3px)' } } },
  },
  out: {
    vars: { [shift]: 'translate(2px, -2px)' },
    selectors: { '[dir="rtl"] &': { vars: { [shift]: 'translate(-2px, -2px)' } } },
  },
  down: { vars: { [shift]: 'translateY(3px)' } },
});
