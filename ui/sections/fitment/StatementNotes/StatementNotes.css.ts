import { style } from '@vanilla-extract/css';
import { below, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const hint = style({ ...typeStyles.small, color: color.inkMuted });

export const result = style({
  ...typeStyles.ui,
  selectors: { '&:empty': { display: 'none' } },
});

export const notes = style({ ...oneColumn, borderBlockStart: `1px solid ${color.line}` });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  width: '100%',
  minHeight: vars.size.control,
  paddingBlock: '0.625rem',
  paddingInline: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: color.hover },
});

export const noteText = style({ minWidth: 0, fontWeight: '560', overflowWrap: 'anywhere' });

export const used = style({ ...typeStyles.small, color: color.inkMuted });

/** The note as it is stored. */
export const quote = style({
  ...typeStyles.title,
  margin: 0,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${color.accentMark}`,
  overflowWrap: 'anywhere',
});

export const condition = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `0 ${space[4]}`,
  '@media': { [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const asked = style({ ...typeStyles.ui, fontWeight: '560', overflowWrap: 'anywhere' });

export const changes = style({ ...typeStyles.ui });

export const caution = style({
  ...typeStyles.small,
  display: 'flex',
  gap: '0.375rem',
  fontWeight: '500',
  color: color.caution,
});

export const examples = style({ ...oneColumn, borderBlockStart: `1px solid ${color.line}` });

export const example = style({
  ...oneColumn,
  gap: space[1],
  paddingBlock: '0.625rem',
  borderBlockEnd: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});

export const vehicle = style({ ...typeStyles.small, color: color.inkMuted });

export const actions = style({ ...wrappingRow, gap: space[2] });
