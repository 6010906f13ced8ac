import { style } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';
import { compact } from '#ui/components/Table/widths.ts';

const { color, space, size } = vars;

// Wider than a table's: beside the navigation, its columns have no room in a narrower window.
const belowSide = 'not all and (min-width: 64rem)';

const underNav = `calc(100svh - ${size.navShort})`;

export const shell = style({
  display: 'grid',
  gridTemplateColumns: `${size.side} minmax(0, 1fr)`,
  minHeight: underNav,
  backgroundColor: color.surface,
  '@media': {
    [compact]: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
    [belowSide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const side = style({
  borderInlineEnd: `1px solid ${color.line}`,
  backgroundColor: color.canvas,
  '@media': { [belowSide]: { display: 'none' } },
});

export const main = style({
  minWidth: 0,
  padding: `${space[8]} clamp(1.25rem, 3vw, 2.75rem) ${space[16]}`,
  '@media': {
    [compact]: { paddingInline: space[5] },
    [belowSide]: { paddingTop: space[5] },
  },
});

/** Sticky at the side; fills the height of the drawer. */
export const sideIn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minHeight: '100%',
  selectors: {
    [`${side} > &`]: {
      position: 'sticky',
      top: size.navShort,
      height: underNav,
      minHeight: 0,
      overflowY: 'auto',
      padding: `${space[5]} ${space[3]}`,
    },
  },
});

export const entries = style({ display: 'grid', gap: '2px' });

export const start = style({
  marginBlockEnd: space[2],
  paddingBlockEnd: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const group = style({
  marginBottom: '0.375rem',
  paddingInline: space[3],
  fontSize: '0.75rem',
  fontWeight: '500',
  lineHeight: '1.55',
  color: color.inkMuted,
});

/** The label grows and wraps; the count does not. */
export const label = style({
  minWidth: 0,
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  overflowWrap: 'anywhere',
});

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.5rem',
  paddingInline: space[3],
  borderRadius: vars.radius.field,
  fontSize: '0.9375rem',
  fontWeight: '480',
  lineHeight: '1.3',
  textDecoration: 'none',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&[aria-current]': { backgroundColor: color.hover, fontWeight: '580' },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${space[3]})`,
      insetBlock: space[2],
      width: '3px',
      backgroundColor: color.accentMark,
    },
  },
  '@media': {
    [belowSide]: { minHeight: size.control },
    '(forced-colors: active)': {
      selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const count = style({ marginInlineStart: 'auto', color: color.inkMuted });

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: 'auto',
  marginInline: `calc(-1 * ${space[3]})`,
  padding: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: {
    [`${side} &`]: { marginBottom: `calc(-1 * ${space[5]})` },
  },
});

export const personText = style({
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: '1.3',
  overflowWrap: 'anywhere',
});
export const personName = style({ fontWeight: '560' });
export const role = style({ fontSize: '0.8125rem', color: color.inkMuted });

export const bar = style({
  display: 'none',
  '@media': {
    [belowSide]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      width: '100%',
      minHeight: '3rem',
      padding: `0 ${space[5]}`,
      borderBlockEnd: `1px solid ${color.line}`,
      backgroundColor: color.canvas,
      color: color.ink,
      fontSize: '0.9375rem',
      fontWeight: '540',
      textAlign: 'start',
      selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    },
  },
});

export const barEnd = style({ marginInlineStart: 'auto' });
