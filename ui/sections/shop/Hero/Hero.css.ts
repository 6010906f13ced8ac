import { style } from '@vanilla-extract/css';
import { figure } from '#ui/components/Numeric/Numeric.css.ts';
import { below, wrappingRow } from '#tokens/layout.ts';
import { figure as lettering, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

/**
 * The axis of the disc extends beyond it: clipped by the hero at the bottom and the sides, and behind the navbar at
 * the top.
 */
export const hero = style({
  position: 'relative',
  overflowX: 'clip',
  clipPath: `inset(calc(-1 * ${vars.size.navTall}) 0 0 0)`,
  borderBottom: `1px solid ${vars.color.ink}`,
});

export const scene = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 0.96fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.page.gutter,
  minHeight: 'min(46rem, 100svh - 11rem)',
  '@media': {
    [below.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space['10'],
      minHeight: 0,
      paddingTop: vars.space['10'],
    },
  },
});

export const title = style({ ...typeStyles.display, maxWidth: '6.2em' });

export const lead = style({
  ...typeStyles.lead,
  maxWidth: '27em',
  marginTop: 'clamp(1.25rem, 2vw, 2rem)',
  color: vars.color.inkMuted,
});

export const actions = style({
  ...wrappingRow,
  gap: '1.75rem',
  marginTop: 'clamp(1.75rem, 2.6vw, 2.75rem)',
});

export const disc = style({
  justifySelf: 'center',
  width: 'min(104%, 46rem)',
  '@media': { [below.medium]: { width: 'min(100%, 26rem)', marginBottom: vars.space['6'] } },
});

/** Uses the page background, so that the axis ends at it. */
export const ground = style({ position: 'relative', background: vars.color.canvas });

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2.2fr) repeat(3, minmax(0, 1fr)) auto',
  minHeight: '5.1875rem',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [below.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const facts = style({ display: 'contents' });

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minWidth: 0,
  padding: '1.125rem 1.5rem 1.25rem',
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
  '@media': {
    [below.medium]: {
      padding: '0.75rem 0.75rem 0.875rem',
      selectors: {
        '&:first-child': { gridColumn: '1 / -1', borderBottom: `1px solid ${vars.color.line}` },
        '&:nth-child(2)': { paddingInlineStart: 0, borderInlineStart: 0 },
      },
    },
  },
});

export const label = style({
  fontSize: '0.8125rem',
  fontStretch: '96%',
  color: vars.color.inkMuted,
});

const lineHeight = '1.52rem';

export const name = style({
  minHeight: lineHeight,
  fontSize: '1.125rem',
  fontWeight: '560',
  fontStretch: '103%',
  lineHeight,
  overflowWrap: 'anywhere',
});

export const value = style([
  figure,
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: lineHeight,
    fontSize: '1.0625rem',
    fontWeight: lettering.weightStrong,
    lineHeight,
  },
]);

export const waiting = style({ display: 'flex', alignItems: 'center', minHeight: lineHeight });

export const action = style({
  display: 'flex',
  alignItems: 'center',
  // Space for Buy Now, which appears before the part has loaded.
  minInlineSize: '7.875rem',
  paddingInlineStart: '1.5rem',
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': {
    [below.medium]: {
      display: 'grid',
      gridColumn: '1 / -1',
      padding: '0.875rem 0 1.25rem',
      borderInlineStart: 0,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});

/** Replaces the facts. */
export const sentence = style({
  gridColumn: '1 / -2',
  '@media': { [below.medium]: { gridColumn: '1 / -1' } },
});
