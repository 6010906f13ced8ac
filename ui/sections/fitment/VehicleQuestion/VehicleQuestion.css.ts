import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';
import { affixed, input as control } from '#ui/components/Field/Field.css.ts';

const { color, size, space } = vars;

const small = { fontSize: '0.8125rem', lineHeight: '1.45', wordSpacing: '0.08em' } as const;

/** The words beside the answer, or above it. */
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1.65fr)',
  minWidth: 0,
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = style({
  minWidth: 0,
  paddingBlock: '1.25rem 1.375rem',
  paddingInlineEnd: '1.75rem',
  '@media': { [below.medium]: { padding: '0.875rem 0 0.25rem' } },
});

export const title = style({
  fontSize: '1.25rem',
  fontStretch: '108%',
  fontWeight: '600',
  lineHeight: '1.25',
  letterSpacing: '-0.015em',
});

export const text = style({ ...small, marginTop: space[1], color: color.inkMuted });

/** Its height is the same in all states. */
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  gap: space[2],
  minWidth: 0,
  minHeight: '7.625rem',
  paddingBlock: '1.25rem 1.375rem',
  paddingInline: '1.75rem',
  borderInlineStart: `1px solid ${color.line}`,
  '@media': {
    [below.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      minHeight: '11.5rem',
      padding: '0.25rem 0 1.25rem',
      borderInlineStart: 0,
    },
  },
});

export const field = style([affixed, { minWidth: 0 }]);

export const fieldIcon = style({
  position: 'absolute',
  insetInlineStart: '0.9375rem',
  color: color.inkMuted,
  pointerEvents: 'none',
});

export const input = style([
  control,
  {
    minHeight: size.controlLarge,
    paddingInline: '2.75rem 1rem',
    fontSize: '1.0625rem',
    textOverflow: 'ellipsis',
  },
]);

/** Two lines on narrow screens. */
export const note = style({
  ...small,
  gridColumn: '1 / -1',
  minHeight: '1.45em',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [below.medium]: { minHeight: '2.9em' } },
});

export const strong = style({ color: color.ink, fontWeight: '560' });

export const known = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0.125rem ${space[3]}`,
  minWidth: 0,
  minHeight: size.controlLarge,
  fontSize: '0.9375rem',
});

export const icon = style({ display: 'grid', flex: 'none' });

export const name = style({
  minWidth: 0,
  fontSize: '1.125rem',
  fontStretch: '103%',
  fontWeight: '560',
  lineHeight: '1.3',
  overflowWrap: 'anywhere',
});
