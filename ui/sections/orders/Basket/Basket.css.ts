import { style, styleVariants } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below, from, withoutScripts as noScripts, wrappingRow } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { figure } from '#ui/components/Numeric/Numeric.css.ts';

const { color, space } = vars;

export { figure };

export const title = style([
  wrappingRow,
  { justifyContent: 'space-between', gap: `${space[2]} ${space[4]}`, marginBottom: space[6] },
]);

export const notices = style({
  display: 'grid',
  gap: space[3],
  marginBottom: space[5],
  ':empty': { display: 'none' },
});

/** As tall as the empty basket that most visitors have. */
export const loading = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minHeight: '26rem',
  '@media': { [noScripts]: { display: 'none' } },
});

export const loadingLine = style({ height: '5.25rem' });

/** The server renders no basket, and without scripts nothing replaces the place of its lines. */
export const withoutScripts = style({
  display: 'none',
  '@media': { [noScripts]: { display: 'block' } },
});

/** Picture, words, quantity, total, removal. */
const columns = {
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr) 9rem minmax(6.75rem, auto) 2.75rem',
  columnGap: space[5],
  '@media': {
    [below.wide]: {
      gridTemplateColumns: '5.5rem minmax(0, 1fr) 8.5rem minmax(6rem, auto) 2.75rem',
      columnGap: space[4],
    },
    [below.medium]: {
      gridTemplateColumns: '4.5rem minmax(0, 1fr) 2.75rem',
      gap: `${space[3]} 0.875rem`,
      alignItems: 'start',
    },
  },
} as const;

export const head = style([
  {
    ...columns,
    alignItems: 'center',
    minHeight: '2.375rem',
    paddingBlock: '0.625rem',
    borderBlock: `1px solid ${color.line}`,
    borderTopColor: color.ink,
    ...typeStyles.tableHead,
    color: color.inkMuted,
  },
]);

export const headCount = style({
  gridColumn: '1 / 3',
  '@media': { [below.medium]: { gridColumn: '1 / -1' } },
});

const onlyWide = { '@media': { [below.medium]: { display: 'none' } } } as const;

export const headQuantity = style({ textAlign: 'center', ...onlyWide });
export const headTotal = style({ textAlign: 'end', ...onlyWide });

export const line = style({
  ...columns,
  alignItems: 'center',
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.line}`,
});

export const picture = style({ display: 'block' });
export const gonePicture = style({ display: 'block', opacity: 0.55 });

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({
  ...typeStyles.title,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline 1px', textUnderlineOffset: '0.2em' },
});

export const goneName = style({ ...typeStyles.title, color: color.inkMuted });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.125rem 0.875rem',
  marginTop: '0.125rem',
  ...typeStyles.small,
  color: color.inkMuted,
});

export const number = style([figure, { color: color.ink }]);

export const each = style({ fontSize: '0.875rem', lineHeight: '1.4', color: color.inkMuted });

export const quantity = style({
  gridColumn: 3,
  '@media': { [below.medium]: { gridColumn: '1 / 3', gridRow: 2, width: '11rem' } },
});

const amount = {
  ...lettering,
  gridColumn: 4,
  textAlign: 'end',
  fontSize: '1rem',
  fontWeight: '430',
  '@media': {
    [below.medium]: {
      gridColumn: '2 / -1',
      gridRow: 2,
      alignSelf: 'start',
      lineHeight: vars.size.control,
      pointerEvents: 'none',
    },
  },
} as const;

export const total = style(amount);

const dash = style({ ...amount, color: color.inkSubtle });

/** A line without a quantity has no second row on a phone. */
export const noTotal = styleVariants({ blocked: [dash], gone: [dash, onlyWide] });

export const remove = style({
  gridColumn: 5,
  '@media': {
    [below.medium]: { gridColumn: 3, gridRow: 1, margin: '-0.625rem 0 0', marginInlineEnd: '-0.75rem' },
  },
});

/** Receives the focus from a script, if the server refuses the line. */
export const problems = style({
  display: 'grid',
  gridColumn: '2 / -1',
  gap: space[2],
  ':empty': { display: 'none' },
  ':focus': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  '@media': { [from.medium]: { marginTop: space[3] }, [below.medium]: { gridColumn: '1 / -1' } },
});

const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0.375rem ${space[3]}`,
  fontSize: '0.875rem',
  lineHeight: '1.4',
});

const washed = style([
  box,
  {
    ...chamfer('box'),
    minHeight: vars.size.control,
    padding: '0.375rem 0.375rem 0.375rem 0.75rem',
    paddingInline: '0.75rem 0.375rem',
    '@media': { [below.medium]: { padding: space[3] } },
  },
]);

export const problem = styleVariants({
  critical: [washed, { background: color.criticalWash, color: color.critical }],
  caution: [washed, { background: color.cautionWash, color: color.caution }],
  quiet: [box, { minHeight: '1.5rem', color: color.caution }],
});

export const problemText = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

export const strong = style({ fontWeight: '600' });

export const remedy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  color: color.ink,
});

export const removed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '3.25rem',
  paddingBlock: '0.375rem',
  borderBottom: `1px solid ${color.line}`,
  fontSize: '0.9375rem',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[6]}`,
  paddingTop: space[3],
  fontSize: '0.9375rem',
  color: color.inkMuted,
});

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.125rem' });

export const counted = style({ ...typeStyles.small, textAlign: 'end', color: color.inkMuted });

export const under = style({ ...typeStyles.small, textAlign: 'center', color: color.inkMuted });
