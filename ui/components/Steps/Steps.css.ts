import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';
import { hidden } from '../VisuallyHidden/hidden.ts';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: '0.875rem',
  lineHeight: '1.4',
  color: color.inkMuted,
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { color: color.ink, fontWeight: '560' },
    '&:not(:last-child)::after': {
      content: '""',
      width: 'clamp(1rem, 4vw, 3.5rem)',
      marginInlineStart: space[1],
      borderBlockStart: `1px solid ${color.lineStrong}`,
      '@media': { [below.narrow]: { width: '0.75rem' } },
    },
  },
});

export const label = style({
  '@media': {
    [below.narrow]: {
      selectors: { [`${list}[data-terse] > ${step}:not([aria-current]) > &`]: hidden },
    },
  },
});

const circle = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  flex: 'none',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '50%',
  fontFamily: vars.font.mono,
  fontSize: '0.75rem',
  fontWeight: '500',
  lineHeight: '1',
});

export const balloon = styleVariants({
  done: [circle, { backgroundColor: color.ink, borderColor: color.ink, color: color.canvas }],
  now: [
    circle,
    {
      backgroundColor: color.accent,
      borderColor: color.accent,
      color: color.accentInk,
      '@media': { '(forced-colors: active)': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  ],
  next: [circle],
});
