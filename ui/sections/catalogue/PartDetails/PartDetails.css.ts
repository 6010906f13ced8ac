import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, oneColumn } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

import { verdictHeight } from '../../fitment/FitVerdict/FitVerdict.css.ts';

const { color, space } = vars;

const betweenSections = 'clamp(2.75rem, 4vw, 4rem)';

export const page = style({ paddingBlock: `${space['5']} ${vars.page.section}` });

/** `picture-sizes.ts` has these widths, too. */
export const top = style({
  ...oneColumn,
  alignItems: 'start',
  gap: space['6'],
  marginTop: space['4'],
  '@media': {
    [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space['8'] },
    [from.wide]: {
      gridTemplateColumns: 'minmax(0, 1.14fr) minmax(0, 1fr)',
      gap: 'clamp(2rem, 4.4vw, 4.25rem)',
    },
  },
});

export const info = style({ ...oneColumn, gap: space['5'] });

export const buy = style({ ...oneColumn, gap: '0.625rem' });

/** Beneath each other if they have less room than their words. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '0.625rem' });

const below820 = { '@media': { [below.medium]: { flexBasis: '100%' } } } as const;

export const buyNow = style({ flex: '1.35 1 12rem', ...below820 });

export const toBasket = style({ flex: '1 1 12.5rem', ...below820 });

export const sections = style({ marginTop: 'clamp(3rem, 5vw, 5rem)' });

export const section = style({
  ...oneColumn,
  gap: `${space['5']} clamp(2rem, 3vw, 3rem)`,
  paddingBlock: `${space['6']} ${betweenSections}`,
  borderTop: `1px solid ${color.ink}`,
  '@media': { [from.medium]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});

export const note = style({
  maxWidth: '20em',
  marginTop: space['2'],
  fontSize: '0.9375rem',
  lineHeight: '1.5',
  color: color.inkMuted,
});

/** The second unit, in brackets. */
export const second = style({ fontSize: '0.8125rem', fontWeight: '400', color: color.inkMuted });

export const references = style({
  ...typeStyles.tableCell,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
});

export const referencesHead = style({
  ...typeStyles.tableHead,
  height: '2.375rem',
  paddingInline: `0 ${space['2']}`,
  borderBlockStart: `1px solid ${color.ink}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkMuted,
  textAlign: 'start',
  // The number gets what the others leave.
  selectors: { '&:not(:last-child)': { width: '27%' } },
});

export const reference = style({
  height: vars.size.control,
  paddingInline: `0 ${space['2']}`,
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});

export const similar = style({ selectors: { '& + &': { marginTop: betweenSections } } });

export const similarHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space['2']} ${space['8']}`,
  marginBottom: space['5'],
  overflowWrap: 'anywhere',
});

export const loadingGallery = style({ aspectRatio: '4 / 3' });

/** Has the height of what replaces it, so that nothing moves. */
export const place = styleVariants({
  breadcrumbs: { width: '12rem', height: '1rem', marginBlock: '0.5rem' },
  name: { fontSize: typeStyles.h2.fontSize, width: '80%', height: '1.06em' },
  number: { width: '11rem', height: '1.5rem' },
  text: { width: '90%', height: '1.5rem' },
  figures: { ...lettering, height: '3.75rem' },
  verdict: verdictHeight,
  button: { height: vars.size.controlLarge },
});

export const sameNumbers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
