import { style } from '@vanilla-extract/css';
import { below, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
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

/** On narrow screens the question stands before the disc. */
export const stage = style({
  '@media': { [below.medium]: { display: 'flex', flexDirection: 'column', paddingTop: '1.75rem' } },
});

export const scene = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 0.96fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.page.gutter,
  minHeight: 'min(46rem, 100svh - 13rem)',
  '@media': { [below.medium]: { display: 'contents' } },
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
  '@media': {
    [below.medium]: {
      order: 2,
      alignSelf: 'center',
      width: 'min(100%, 26rem)',
      marginBlock: vars.space['6'],
    },
  },
});

/** Uses the page background, so that the axis ends at it. */
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2.7fr) minmax(0, 0.95fr)',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  '@media': {
    [below.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [below.medium]: { order: 1, marginTop: '1.75rem', borderBottom: `1px solid ${vars.color.line}` },
  },
});

export const shown = style({
  display: 'grid',
  alignContent: 'center',
  gap: '0.125rem',
  minWidth: 0,
  paddingBlock: '1.25rem 1.375rem',
  paddingInlineStart: '1.75rem',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '@media': { [below.wide]: { display: 'none' } },
});

export const label = style({
  fontSize: '0.875rem',
  color: vars.color.inkMuted,
  wordSpacing: '0.08em',
});

export const name = style({ fontWeight: '560' });

export const dot = style({ color: vars.color.inkMuted });

export const open = style({ fontSize: '0.875rem' });

export const retry = style({ marginTop: vars.space['1'] });
