import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '#tokens/layout.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, density, space } = vars;

/** Between the switch to records and a desk's width, the columns stand closer. */
const cramped = `${from.medium} and (max-width: 1180px)`;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

export const pageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
  minHeight: vars.size.control,
  '@media': { [below.medium]: { alignItems: 'center' } },
});

export const title = style({
  ...typeStyles.dashboard,
  '@media': { [below.medium]: typeStyles.dashboardNarrow },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[3],
});

export const table = style({
  ...typeStyles.tableCell,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': {
    [below.medium]: { display: 'block' },
    [cramped]: { fontSize: '0.875rem', vars: { [density.cell]: '0.5rem' } },
  },
});

const outerPadding = {
  '&:first-child': { paddingLeft: space[1] },
  '&:last-child': { paddingRight: space[1] },
} as const;

export const head = style({ '@media': { [below.medium]: { display: 'none' } } });

const anyHeadCell = style({
  ...typeStyles.tableHead,
  position: 'sticky',
  top: vars.size.navShort,
  zIndex: vars.layer.sticky,
  height: '2.375rem',
  padding: `0 ${density.cell}`,
  borderTop: `1px solid ${color.ink}`,
  borderBottom: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  color: color.inkMuted,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  selectors: outerPadding,
});

/** Widths of their own, so that the columns stand where they will while the rows are on their way. */
export const headCell = styleVariants({
  index: [anyHeadCell, { width: '2.5rem' }],
  name: [anyHeadCell, { width: '18%' }],
  quantity: [anyHeadCell, { width: '7.5%', textAlign: 'right' }],
  total: [anyHeadCell, { width: '10.5%', textAlign: 'right' }],
  address: [anyHeadCell, { width: '26.5%' }],
  payment: [anyHeadCell, { width: '23%' }],
  status: [anyHeadCell, { width: '10.5%' }],
});

export const body = style({ '@media': { [below.medium]: { display: 'block' } } });

export const row = style({
  selectors: { '&:hover': { backgroundColor: color.rowHover } },
  '@media': {
    [below.medium]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: `0.625rem ${space[4]}`,
      padding: '0.875rem 0 1rem',
      marginBottom: space[2],
      borderTop: `1px solid ${color.ink}`,
      selectors: { '&:hover': { backgroundColor: 'transparent' } },
    },
  },
});

const anyCell = style({
  height: density.row,
  padding: `${density.cellBlock} ${density.cell}`,
  borderBottom: `1px solid ${color.line}`,
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: outerPadding,
  '@media': {
    [below.medium]: {
      display: 'block',
      order: 3,
      minWidth: 0,
      height: 'auto',
      padding: '0 !important',
      border: 0,
      selectors: {
        '&[data-label]::before': {
          content: 'attr(data-label)',
          display: 'block',
          fontFamily: vars.font.sans,
          fontSize: '0.75rem',
          fontStretch: '97%',
          fontWeight: '420',
          lineHeight: '1.35',
          letterSpacing: 0,
          color: color.inkMuted,
        },
      },
    },
  },
});

const mono = {
  fontFamily: vars.font.mono,
  fontStretch: figure.width,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: figure.tracking,
} as const;

const wholeRow = { gridColumn: '1 / -1' } as const;

export const cell = styleVariants({
  index: [
    anyCell,
    {
      ...mono,
      fontSize: '0.75rem',
      color: color.inkSubtle,
      '@media': { [below.medium]: { display: 'none' } },
    },
  ],
  name: [
    anyCell,
    {
      minWidth: '9rem',
      fontWeight: '560',
      '@media': {
        [below.medium]: { order: 0, minWidth: 0, alignSelf: 'center', fontSize: '1.0625rem' },
      },
    },
  ],
  figure: [
    anyCell,
    {
      ...mono,
      fontSize: '0.875rem',
      fontWeight: figure.weightLight,
      textAlign: 'right',
      whiteSpace: 'nowrap',
      '@media': { [below.medium]: { textAlign: 'left' } },
    },
  ],
  address: [anyCell, { maxWidth: '18rem', '@media': { [below.medium]: { ...wholeRow, maxWidth: 'none' } } }],
  payment: [
    anyCell,
    {
      maxWidth: '16rem',
      lineHeight: '1.3',
      '@media': {
        [below.medium]: { ...wholeRow, maxWidth: 'none' },
        [cramped]: { maxWidth: '8rem' },
      },
    },
  ],
  actions: [anyCell, { '@media': { [below.medium]: { ...wholeRow, order: 8 } } }],
  status: [
    anyCell,
    {
      '@media': { [below.medium]: { order: 1, alignSelf: 'center', justifySelf: 'end' } },
    },
  ],
});

export const paid = style({ display: 'block', fontWeight: '560' });

export const transaction = style({ display: 'flex', minWidth: 0, color: color.inkMuted });

export const actions = style({ display: 'flex', gap: '0.375rem' });
globalStyle(`${actions} > *`, { '@media': { [below.medium]: { flex: 1 } } });

export const pendingFigure = style({
  display: 'grid',
  justifyItems: 'end',
  '@media': { [below.medium]: { justifyItems: 'start' } },
});

export const foot = style({ marginTop: space[1], fontSize: '0.875rem', color: color.inkMuted });
