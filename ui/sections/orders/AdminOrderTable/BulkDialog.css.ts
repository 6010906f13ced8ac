import { style } from '@vanilla-extract/css';
import { below, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** As high as the facts and consequences that replace it, so that the dialog does not grow much. */
export const loading = style({
  ...wrappingRow,
  minHeight: '9rem',
  justifyContent: 'center',
  gap: space[3],
});

export const summary = style({
  ...typeStyles.label,
  width: 'fit-content',
  minHeight: '1.75rem',
  paddingBlock: space[1],
  cursor: 'pointer',
  color: color.ink,
  '@media': { [below.medium]: { paddingBlock: '0.75rem' } },
});

/** Leaves the consequences in view, however many orders there are. */
export const scroll = style({
  maxHeight: 'min(14rem, 30svh)',
  overflowY: 'auto',
  borderBlock: `1px solid ${color.line}`,
});

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5.5rem) minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'baseline',
  columnGap: space[3],
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto)' } },
});

export const name = style({
  color: color.ink,
  '@media': { [below.narrow]: { gridColumn: '1 / -1', gridRow: 2 } },
});

export const consequences = style({ ...oneColumn, borderBlockStart: `1px solid ${color.line}` });

export const consequence = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
});

/** On the first line of the text beside it. */
export const icon = style({ display: 'grid', paddingBlockStart: '0.25rem', color: color.inkMuted });
