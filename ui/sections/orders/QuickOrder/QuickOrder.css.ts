import { style, styleVariants } from '@vanilla-extract/css';
import { below, oneColumn, withoutScripts as noScripts, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { figure } from '#ui/components/Numeric/Numeric.css.ts';

const { color, space } = vars;

export const page = style({
  ...oneColumn,
  gap: space[6],
  width: '100%',
  maxWidth: `calc(${vars.page.content} + 2 * ${vars.page.margin})`,
  marginInline: 'auto',
  paddingInline: vars.page.margin,
  paddingBlock: `${space[6]} ${vars.page.section}`,
});

export const header = style([
  wrappingRow,
  { justifyContent: 'space-between', alignItems: 'end', gap: `${space[3]} ${space[6]}` },
]);
export const title = style({ ...typeStyles.h1, marginBottom: space[2] });

export const withoutScripts = style({
  display: 'none',
  '@media': { [noScripts]: { display: 'block' } },
});

export const columns = style({
  ...oneColumn,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
  gap: `${space[8]} clamp(2rem, 5vw, 4.5rem)`,
  alignItems: 'start',
  '@media': { [below.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const form = style({
  ...oneColumn,
  gap: space[4],
  justifyItems: 'start',
  // Nothing reads the list.
  '@media': { [noScripts]: { display: 'none' } },
});

export const field = style({ width: '100%' });

export const send = style([wrappingRow, { gap: `${space[2]} ${space[3]}` }]);

export const muted = style({ ...typeStyles.small, color: color.inkMuted });

export const file = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  width: '100%',
  padding: space[4],
  border: `1px solid ${color.line}`,
  background: color.surface,
  overflowWrap: 'anywhere',
});

export const pair = style({
  ...oneColumn,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  width: '100%',
  '@media': { [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const howTo = style({ ...oneColumn, gap: space[4] });
export const howToTitle = style({
  ...typeStyles.title,
  paddingBottom: space[3],
  borderBottom: `1px solid ${color.ink}`,
});
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space[3]}`,
  alignItems: 'start',
});
export const example = style([
  figure,
  {
    padding: space[3],
    border: `1px dashed ${color.lineStrong}`,
    fontSize: '0.875rem',
    lineHeight: '1.75',
    whiteSpace: 'pre-wrap',
  },
]);

export const tools = style([
  wrappingRow,
  { justifyContent: 'space-between', gap: `${space[3]} ${space[4]}` },
]);

/** Line, number in the list, part, result, quantity, price, total. */
const cells = {
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(6rem, 9rem) minmax(0, 1fr) 12rem 9rem 5rem 6rem',
  gridTemplateAreas: '"line typed part result quantity price total"',
  columnGap: space[4],
  '@media': {
    [below.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"typed result" "part part" "quantity total"',
      gap: `0.625rem ${space[3]}`,
    },
  },
} as const;

const onlyWide = { '@media': { [below.wide]: { display: 'none' } } } as const;

export const head = style({
  ...cells,
  ...typeStyles.tableHead,
  minHeight: '2.375rem',
  alignItems: 'center',
  borderBlock: `1px solid ${color.line}`,
  borderTopColor: color.ink,
  color: color.inkMuted,
  ...onlyWide,
});

export const row = style({
  ...cells,
  alignItems: 'start',
  paddingBlock: space[3],
  borderBottom: `1px solid ${color.line}`,
});

export const openRow = style([
  row,
  { background: color.rowSelect, boxShadow: `-0.75rem 0 ${color.rowSelect}, 0.75rem 0 ${color.rowSelect}` },
]);

export const line = style([
  figure,
  { gridArea: 'line', fontSize: '0.75rem', color: color.inkMuted, ...onlyWide },
]);
export const typed = style([figure, { gridArea: 'typed', fontSize: '0.9375rem', overflowWrap: 'anywhere' }]);

export const part = style({
  display: 'grid',
  gridArea: 'part',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: `0 0.875rem`,
  alignItems: 'start',
});
export const noPicture = style({ aspectRatio: '4 / 3', border: `1px dashed ${color.lineStrong}` });
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: '560', lineHeight: '1.35', overflowWrap: 'anywhere' });
export const number = style([
  figure,
  { fontSize: '0.875rem', overflowWrap: 'anywhere', whiteSpace: 'normal' },
]);

export const message = style({
  marginTop: '0.375rem',
  fontSize: '0.875rem',
  lineHeight: '1.4',
  color: color.inkMuted,
});
export const critical = style([message, { color: color.critical, fontWeight: '500' }]);
export const remedy = style({ marginTop: space[2] });
export const choices = style({ ...wrappingRow, gap: space[2], marginTop: space[2] });
export const choice = style({
  ...wrappingRow,
  gap: '0 0.625rem',
  alignItems: 'baseline',
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const facts = style([wrappingRow, { gap: `0 ${space[3]}` }]);
export const radios = style({
  minWidth: 0,
  margin: 0,
  marginTop: space[2],
  padding: 0,
  border: 0,
  borderTop: `1px solid ${color.line}`,
});
export const radio = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[3],
  minHeight: vars.size.control,
  paddingBlock: '0.75rem',
  borderBottom: `1px solid ${color.line}`,
  fontSize: '0.875rem',
  lineHeight: '1.4',
  cursor: 'pointer',
});
export const radioText = style([
  wrappingRow,
  { flex: '1 1 60%', gap: `0 ${space[3]}`, minWidth: 0, alignItems: 'baseline' },
]);
export const radioPrice = style([
  figure,
  { minWidth: 0, marginInlineStart: 'auto', fontSize: '0.8125rem', overflowWrap: 'anywhere' },
]);
export const choicePrice = style({ fontWeight: '400', color: color.inkMuted });

const result = style({
  display: 'inline-flex',
  gridArea: 'result',
  gap: '0.375rem',
  alignItems: 'center',
  fontSize: '0.8125rem',
  fontWeight: '540',
  lineHeight: '1.75',
});
export const tone = styleVariants({
  positive: [result, { color: color.positive }],
  caution: [result, { color: color.caution }],
  critical: [result, { color: color.critical }],
});

export const quantity = style({
  gridArea: 'quantity',
  '@media': { [below.wide]: { width: '11rem' } },
});

/** Of a line that means no part yet. */
export const asked = style([
  figure,
  {
    gridArea: 'quantity',
    lineHeight: vars.size.control,
    textAlign: 'center',
    '@media': { [below.wide]: { textAlign: 'start' } },
  },
]);

const amount = style([figure, { textAlign: 'end', lineHeight: vars.size.control }]);
export const price = style([amount, { gridArea: 'price', ...onlyWide }]);
export const total = style([amount, { gridArea: 'total' }]);
export const endHead = style({ textAlign: 'end' });

export const foot = style({
  ...wrappingRow,
  gap: `${space[3]} ${space[4]}`,
  paddingTop: space[4],
  borderTop: `1px solid ${color.ink}`,
});
