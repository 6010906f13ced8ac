import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const choices = style({ marginBlockEnd: vars.space['6'] });

/** On phones a list, otherwise as many columns as fit. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.ink}`,
  overflow: 'hidden',
  '@media': { [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const cell = {
  ...typeStyles.small,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['1'],
  minWidth: 0,
  height: '100%',
  boxSizing: 'border-box',
  padding: vars.space['3'],
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
} as const;

export const choice = style({
  minWidth: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  marginInlineStart: '-1px',
});

/** Chosen at first. */
export const all = style({
  ...cell,
  borderBlockEnd: `3px solid ${vars.color.accentMark}`,
  '@media': {
    [below.narrow]: {
      borderBlockEnd: `1px solid ${vars.color.line}`,
      borderInlineStart: `3px solid ${vars.color.accentMark}`,
    },
  },
});

export const link = style({
  ...cell,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.hover },
});

export const name = style({ color: vars.color.ink, fontWeight: '600' });

export const more = style({ paddingBlockStart: vars.space['3'], fontSize: '0.875rem' });
