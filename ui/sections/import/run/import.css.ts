import { globalStyle, style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below, from, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const title = style({ ...typeStyles.title, minWidth: 0, overflowWrap: 'anywhere' });

/** A title with its actions at the end. */
export const head = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});

// Long words of files wrap.
globalStyle(`${head} > *`, { minWidth: 0, overflowWrap: 'anywhere' });

export const hint = style({ ...typeStyles.small, color: color.inkMuted, overflowWrap: 'anywhere' });

export const caution = style({ color: color.caution });

export const bad = style({ color: color.critical, fontWeight: '500', overflowWrap: 'anywhere' });

export const subtle = style({ color: color.inkSubtle });

/** What runs, with its progress. */
export const panel = style({
  ...chamfer('box'),
  ...oneColumn,
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
});

export const facts = style({
  ...typeStyles.small,
  ...wrappingRow,
  gap: `0 ${space[3]}`,
  marginBlockStart: space[1],
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const actions = style({ ...wrappingRow, gap: space[2] });

/** The main actions of a step, at the bottom of the window. */
export const foot = style({
  ...wrappingRow,
  gap: space[3],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.ink}`,
  backgroundColor: color.surface,
  '@media': {
    [from.medium]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.sticky },
  },
});

// Their counts may be long.
globalStyle(`${foot} > :is(button, a)`, {
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  '@media': { [below.narrow]: { width: '100%' } },
});
globalStyle(`${foot} > :is(button, a) > span`, { minWidth: 0 });

export const footNote = style({
  ...typeStyles.small,
  marginInlineStart: 'auto',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [below.medium]: { width: '100%', marginInlineStart: 0 } },
});

export const list = style({ ...oneColumn, gap: space[1], paddingInlineStart: space[5], listStyle: 'disc' });

/** A select that fills its cell. */
export const cellSelect = style({
  display: 'block',
  maxWidth: '19rem',
  '@media': { [below.medium]: { maxWidth: 'none' } },
});
