import { style } from '@vanilla-extract/css';
import { below, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, size, space } = vars;

/** The width of two fields. */
export const sheet = style({
  ...oneColumn,
  gap: space[6],
  maxWidth: '46rem',
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  paddingBlock: space[5],
  borderBlock: `1px solid ${color.line}`,
});

export const personText = style({
  ...oneColumn,
  gap: '0.125rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const personSkeleton = style({ display: 'grid', flex: 1, gap: space[3] });

/** Each field ends with the line of its message, so the gap is small. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `0.625rem ${vars.page.gutter}`,
  marginTop: space[2],
  '@media': { [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const fieldSkeleton = style({ display: 'grid', gap: space[2], height: '5.8125rem' });

export const actions = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[3]}`,
});

/** Its space is reserved, so that the buttons do not move. */
export const state = style({
  minHeight: '1.25rem',
  fontSize: '0.875rem',
  color: color.inkMuted,
});

export const ways = style({
  ...oneColumn,
  gap: space[3],
  paddingTop: space[6],
  borderTop: `1px solid ${color.line}`,
});

export const way = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  minHeight: size.control,
});

export const wayText = style({
  ...oneColumn,
  gap: '0.125rem',
  flex: '1 1 16rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const wayHead = style({
  ...wrappingRow,
  gap: space[2],
  fontSize: '0.9375rem',
  fontWeight: '560',
});

export const wayLine = style({ fontSize: '0.875rem', lineHeight: '1.45', color: color.inkMuted });
