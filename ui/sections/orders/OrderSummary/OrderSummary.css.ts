import { style, styleVariants } from '@vanilla-extract/css';
import { below, oneColumn } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const panel = style({ border: `1px solid ${color.line}`, backgroundColor: color.surface });

/** Hidden on narrow screens, where the card form is more important. */
export const stage = style({
  borderBottom: `1px solid ${color.line}`,
  '@media': { [below.medium]: { display: 'none' } },
});
export const stageSkeleton = style({ aspectRatio: '16 / 9' });

export const body = style({
  ...oneColumn,
  gap: space[5],
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
});

export const nameSkeleton = style({
  fontSize: typeStyles.h3.fontSize,
  height: `calc(${typeStyles.h3.lineHeight} * 1em)`,
});

export const pairs = style({ display: 'grid', gap: space[2], fontSize: '0.9375rem', lineHeight: '1.55' });

const anyPair = style({ display: 'flex', justifyContent: 'space-between', gap: space[6] });

/** Reserves the space while the order loads, on narrow screens two lines of an address. */
export const pair = styleVariants({
  line: [anyPair, { minHeight: '1.55em' }],
  address: [anyPair, { minHeight: '1.55em', '@media': { [below.medium]: { minHeight: '3.1em' } } }],
  status: [anyPair, { minHeight: '1.6rem' }],
});

export const term = style({ flex: 'none', color: color.inkMuted });

const anyDetail = style({ minWidth: 0, textAlign: 'end', fontWeight: '500', overflowWrap: 'anywhere' });

export const detail = styleVariants({
  words: [anyDetail],
  figure: [anyDetail, { ...lettering, fontSize: figure.size }],
});
