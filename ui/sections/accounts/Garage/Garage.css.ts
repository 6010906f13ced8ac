import { globalStyle, style } from '@vanilla-extract/css';
import { below, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const garage = style({ ...oneColumn, maxWidth: '46rem', marginTop: space[12] });

export const head = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBottom: space[3],
});

export const title = style({
  ...oneColumn,
  gap: space[1],
  minWidth: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

export const details = style({ color: color.inkMuted, fontSize: '0.875rem', overflowWrap: 'anywhere' });

export const notice = style({ paddingBottom: space[4] });

export const rows = style({ borderTop: `1px solid ${color.ink}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  minHeight: '4rem',
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
  '@media': { [below.narrow]: { flexWrap: 'wrap', minWidth: 0, overflowWrap: 'anywhere' } },
});

export const text = style({ ...oneColumn, flex: '1 1 12rem', minWidth: 0, gap: '0.125rem' });

export const name = style({
  ...wrappingRow,
  gap: space[2],
  fontWeight: '560',
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1],
  '@media': { [below.narrow]: { flex: '0 1 auto', flexWrap: 'wrap' } },
});

// A button without an edge begins where the text above begins.
globalStyle(`${actions} > a:first-child`, {
  '@media': { [below.narrow]: { marginInlineStart: `calc(-1 * ${space[3]} - 1px)` } },
});

export const loading = style({ ...oneColumn, flex: 1, gap: space[2] });
