import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn, wrappingRow } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** The rows adapt to the width of their own column: a page, a drawer or a phone. */
export const section = style({ ...oneColumn, gap: space[3], containerType: 'inline-size' });

const narrow = '(width < 40rem)';

export const tools = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});

export const filter = style({
  flex: '0 1 22rem',
  minWidth: 0,
  '@container': { [narrow]: { flexBasis: '100%' } },
});

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) 9.5rem minmax(0, 1fr) minmax(0, 1.15fr) 5.5rem',
  columnGap: space[4],
} as const;

/** Once above the rows. */
export const labels = style({
  ...columns,
  ...typeStyles.small,
  alignItems: 'center',
  minHeight: '2.125rem',
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  '@container': { [narrow]: { display: 'none' } },
});

export const rows = style({ ...oneColumn, borderBlockStart: `1px solid ${color.line}` });

export const row = style({ ...oneColumn, borderBlockEnd: `1px solid ${color.line}` });

export const cells = style({
  ...columns,
  alignItems: 'center',
  minHeight: vars.size.rowComfortable,
  paddingBlock: space[2],
  fontSize: '0.9375rem',
  lineHeight: '1.35',
  overflowWrap: 'anywhere',
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: space[1],
      paddingBlock: space[3],
      fontSize: '0.875rem',
    },
  },
});

globalStyle(`${cells} > *`, { '@container': { [narrow]: { gridColumn: '1 / -1' } } });
globalStyle(`${cells} > :empty`, { '@container': { [narrow]: { display: 'none' } } });

export const vehicle = style({
  ...oneColumn,
  minWidth: 0,
  selectors: { [`${cells} > &`]: { '@container': { [narrow]: { gridColumn: 1 } } } },
});

export const name = style({ fontSize: '0.9375rem', fontWeight: '560' });

export const sub = style({ ...typeStyles.small, color: color.inkMuted });

export const built = style({ ...lettering, fontSize: '0.8125rem' });

export const onlyIf = style({ ...oneColumn, minWidth: 0 });

export const quiet = style({ color: color.inkSubtle });

export const buttons = style({
  display: 'flex',
  justifyContent: 'end',
  selectors: { [`${cells} > &`]: { '@container': { [narrow]: { gridColumn: 2, gridRow: 1 } } } },
});

const message = {
  ...typeStyles.small,
  display: 'flex',
  gap: '0.375rem',
  paddingBlockEnd: space[3],
  overflowWrap: 'anywhere',
} as const;

export const fault = style({ ...message, fontWeight: '500', color: color.critical });
export const caution = style({ ...message, fontWeight: '500', color: color.caution });
export const joins = style({ ...message, color: color.inkMuted });

/** The row that is edited, in its place. */
export const open = style({
  ...oneColumn,
  gap: space[3],
  marginBlock: space[2],
  padding: '1.125rem 1.25rem 1.25rem',
  border: `1px solid ${color.line}`,
  background: color.canvas,
  '@container': { [narrow]: { padding: space[4] } },
});

export const sentence = style({
  fontSize: '1.0625rem',
  fontWeight: '600',
  fontStretch: '104%',
  lineHeight: '1.35',
  overflowWrap: 'anywhere',
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `0.625rem ${vars.page.gutter}`,
  '@container': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(width < 26rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Two columns of `fields`. */
export const double = style({
  gridColumn: 'span 2',
  minWidth: 0,
  '@container': { '(width < 26rem)': { gridColumn: 'auto' } },
});

export const labelled = style({ ...oneColumn, alignContent: 'start', gap: '0.375rem', minWidth: 0 });

export const label = style(typeStyles.label);

/** As wide and as high as a field. */
export const axles = style({
  display: 'grid',
  // In place of the message of a field.
  '@container': { '(width < 26rem)': { marginBlockEnd: '1.5rem' } },
});
globalStyle(`${axles} button`, {
  flex: 1,
  justifyContent: 'center',
  minHeight: `calc(${vars.size.control} - 2px)`,
  paddingInline: space[1],
});

export const asked = style([
  double,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start', gap: space[2] },
]);

export const question = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.size.control,
  overflowWrap: 'anywhere',
});

export const foot = style({ ...wrappingRow, gap: `${space[2]} ${space[4]}` });

export const coverage = style({ ...typeStyles.small, marginInlineStart: 'auto', color: color.inkMuted });

export const below = style({ ...wrappingRow, gap: `${space[2]} ${space[4]}` });

export const count = style({ ...typeStyles.ui, fontWeight: '450' });

/** At the end of the line. */
export const copyFrom = style({ marginInlineStart: 'auto' });

export const copy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16rem) auto',
  justifyContent: 'start',
  alignItems: 'start',
  columnGap: space[2],
});

/** As high as the label beside it. */
export const copyButton = style({ paddingBlockStart: 'calc(0.875rem * 1.45 + 0.375rem)' });

export const complete = style({ ...oneColumn });

export const hint = style({ ...typeStyles.small, color: color.inkMuted, maxWidth: '36rem' });
