import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, from, touch } from '#tokens/layout.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { lettering } from '#tokens/lettering.ts';
import { vars } from '#tokens/vars.css.ts';
import { compact } from './widths.ts';

const { color, density, space } = vars;

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  gap: space[3],
});

export const table = style({
  ...typeStyles.tableCell,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // What columns of fixed contents leave free, names get.
  vars: { [density.cell]: '0.4375rem' },
  selectors: { '&[data-fixed]': { tableLayout: 'fixed' } },
  '@media': {
    [below.medium]: { display: 'block' },
    [compact]: { fontSize: '0.875rem' },
  },
});

globalStyle(`${table} [data-folded]`, { '@media': { [compact]: { display: 'none' } } });

export const columns = style({ '@media': { [below.medium]: { display: 'none' } } });

const outerPadding = {
  '&:first-child': { paddingInlineStart: space[1] },
  '&:last-child': { paddingInlineEnd: space[1] },
} as const;

export const head = style({ '@media': { [below.medium]: { display: 'none' } } });

const wait = keyframes({ from: { borderBlockEndColor: color.line } });

const anyHeadCell = style({
  ...typeStyles.tableHead,
  position: 'sticky',
  top: vars.size.navShort,
  zIndex: vars.layer.sticky,
  height: '2.375rem',
  padding: `0 ${density.cell}`,
  borderBlockStart: `1px solid ${color.ink}`,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  color: color.inkMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    ...outerPadding,
    // Delayed, so that fast responses cause no flicker.
    [`${table}[data-refreshing] &`]: {
      borderBlockEndColor: color.accentMark,
      animation: `${wait} 1ms 150ms backwards`,
    },
  },
});

/** Figures read from left to right in every language, so their units line up at the right. */
const figureHead = style({ textAlign: 'right' });
const narrowHead = style({ width: '2.5rem' });

/** Fixed widths, so that columns do not move when the rows load. Names get what the others leave. */
export const headCell = styleVariants({
  select: [anyHeadCell, narrowHead],
  index: [anyHeadCell, narrowHead],
  number: [anyHeadCell, { width: '4.75rem' }],
  date: [anyHeadCell, { width: '7.5rem', '@media': { [compact]: { width: '4.75rem' } } }],
  picture: [anyHeadCell, { width: '5.25rem' }],
  name: [anyHeadCell],
  text: [anyHeadCell],
  address: [anyHeadCell],
  figure: [anyHeadCell, figureHead, { width: '5.75rem', '@media': { [compact]: { width: '5.25rem' } } }],
  payment: [anyHeadCell, { width: '7.5rem' }],
  status: [anyHeadCell, { width: '6.75rem', '@media': { [compact]: { width: '6.25rem' } } }],
  actions: [anyHeadCell, { width: '8.5rem', '@media': { [compact]: { width: '7.75rem' } } }],
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '1.75rem',
  selectors: {
    '&:hover, &[data-sorted]': { color: color.ink },
    // Aligns the end of the label with the figures.
    [`${figureHead} > &`]: { flexDirection: 'row-reverse' },
    [`[dir="rtl"] ${figureHead} > &`]: { flexDirection: 'row' },
  },
});

export const sortArrow = style({
  display: 'grid',
  opacity: 0,
  transition: `opacity ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    [`${sortButton}:hover > &, ${sortButton}:focus-visible > &`]: { opacity: 0.6 },
    [`${sortButton}[data-sorted] > &`]: { opacity: 1 },
  },
});

export const body = style({ '@media': { [below.medium]: { display: 'block' } } });

/** Between a phone and a table, a record has its details in one row. */
const wideRecord = `${from.narrow} and (not ${from.medium})`;

export const row = style({
  selectors: {
    '&:hover': { backgroundColor: color.rowHover },
    '&[data-selected]': { backgroundColor: color.rowSelect },
    '&[data-done]': { backgroundColor: 'transparent', color: color.inkMuted },
  },
  '@media': {
    [below.medium]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: `0.5rem ${space[4]}`,
      padding: '0.75rem 0 1rem',
      borderBlockStart: `1px solid ${color.ink}`,
      selectors: {
        '&:hover': { backgroundColor: 'transparent' },
        '&[data-selected]': { backgroundColor: color.rowSelect },
        '&[data-selectable]': { paddingInlineStart: '1.75rem' },
        '&[data-layout="pictured"]': {
          gridTemplateColumns: '4.5rem minmax(0, 1fr) minmax(0, 1fr)',
          rowGap: '0.375rem',
        },
        '&[data-layout="short"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
    [wideRecord]: {
      selectors: {
        '&[data-layout="plain"]': {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3.6fr)',
        },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
});

const anyCell = style({
  height: density.row,
  // The row height includes the bottom border.
  padding: `${density.cellBlock} ${density.cell} calc(${density.cellBlock} - 1px)`,
  borderBlockEnd: `1px solid ${color.line}`,
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

const wholeRow = { gridColumn: '1 / -1' } as const;
const plain = `${row}[data-layout="plain"] > &`;
const pictured = `${row}[data-layout="pictured"] > &`;
const short = `${row}[data-layout="short"] > &`;

const paymentCell = style({});

const pictureCell = style({});
// A record has space for a larger image.
globalStyle(`${row} > ${pictureCell} > *`, {
  '@media': { [below.medium]: { width: '4.5rem', height: '3.5rem' } },
});

export const cell = styleVariants({
  select: [
    anyCell,
    {
      '@media': {
        [below.medium]: {
          position: 'absolute',
          insetBlockStart: '0.25rem',
          // Aligns the box, rather than its target, with "Select all".
          insetInlineStart: '-0.8125rem',
        },
      },
    },
  ],
  index: [
    anyCell,
    {
      ...lettering,
      fontSize: '0.75rem',
      color: color.inkSubtle,
      overflowWrap: 'normal',
      '@media': { [below.medium]: { display: 'none' } },
    },
  ],
  picture: [
    anyCell,
    pictureCell,
    {
      paddingBlock: 0,
      '@media': {
        [below.medium]: { order: 0, gridColumn: 1, gridRow: '1 / span 2', marginBlockEnd: '0.25rem' },
      },
    },
  ],
  name: [
    anyCell,
    {
      minWidth: '9rem',
      fontWeight: '560',
      '@media': {
        [compact]: { minWidth: '7rem' },
        [below.medium]: {
          order: 0,
          minWidth: 0,
          alignSelf: 'center',
          fontSize: '1.0625rem',
          selectors: {
            [pictured]: { gridColumn: '2 / -1', gridRow: 1, paddingInlineEnd: '3rem !important' },
            [short]: { gridColumn: '1 / 3' },
          },
        },
        [wideRecord]: { selectors: { [plain]: { gridColumn: '1 / 4' } } },
      },
    },
  ],
  number: [anyCell, { fontSize: '0.875rem', fontWeight: figure.weightLight }],
  date: [
    anyCell,
    {
      ...lettering,
      fontSize: '0.8125rem',
      color: color.inkMuted,
      whiteSpace: 'nowrap',
      '@media': { [compact]: { whiteSpace: 'normal' } },
    },
  ],
  text: [anyCell],
  figure: [
    anyCell,
    {
      ...lettering,
      fontSize: '0.875rem',
      fontWeight: figure.weightLight,
      textAlign: 'right',
      whiteSpace: 'nowrap',
      '@media': { [below.medium]: { textAlign: 'start', whiteSpace: 'normal' } },
    },
  ],
  address: [
    anyCell,
    {
      '@media': {
        // In a record it is beside the payment.
        [below.medium]: { selectors: { [`${row}:not(:has(> ${paymentCell})) > &`]: wholeRow } },
        [wideRecord]: { selectors: { [plain]: { gridColumn: 'auto' } } },
      },
    },
  ],
  payment: [
    anyCell,
    paymentCell,
    {
      lineHeight: '1.3',
      '@media': {
        [wideRecord]: { selectors: { [plain]: { gridColumn: 4 } } },
      },
    },
  ],
  status: [
    anyCell,
    {
      '@media': {
        [below.medium]: {
          order: 1,
          alignSelf: 'center',
          justifySelf: 'end',
          selectors: {
            [pictured]: { gridColumn: '2 / -1', gridRow: 2, alignSelf: 'start', justifySelf: 'start' },
          },
        },
      },
    },
  ],
  actions: [
    anyCell,
    {
      '@media': {
        [below.medium]: {
          ...wholeRow,
          order: 8,
          selectors: {
            [pictured]: { gridColumn: 3, gridRow: '1 / span 2', justifySelf: 'end', alignSelf: 'start' },
            '&:empty': { display: 'none' },
          },
        },
        [wideRecord]: { selectors: { [plain]: { gridColumn: 4 } } },
      },
    },
  ],
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  selectors: { 'td:last-child > &': { justifyContent: 'flex-end' } },
});
globalStyle(`${row}[data-layout="plain"] ${actions} > *`, { '@media': { [below.medium]: { flex: 1 } } });

export const open = style({
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: `underline 1px ${color.lineStrong}`,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover': { textDecoration: `underline 2px ${color.accentMark}` },
    '&[aria-disabled="true"]': { textDecoration: 'none', cursor: 'default' },
  },
  '@media': {
    // Enlarges the touch target without a layout shift.
    [touch]: {
      paddingBlock: `calc((${vars.size.control} - 1lh) / 2)`,
      marginBlock: `calc((1lh - ${vars.size.control}) / 2)`,
    },
  },
});

// Hidden controls keep their space, so that no row moves up under the pointer.
globalStyle(`${row} [data-retired]`, { visibility: 'hidden' });

export const controls = style({ display: 'contents' });

/** The result of an action, in place of the status. Two lines fit the lowest row height. */
export const outcome = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  fontSize: '0.75rem',
  fontWeight: '560',
  lineHeight: '1.3',
  color: color.ink,
});
globalStyle(`${outcome} > svg`, { flex: 'none', color: color.positive });

/** A hidden column, below the content of another one. */
export const folded = style({
  display: 'none',
  minHeight: '1.3em',
  marginBlockStart: '1px',
  fontSize: '0.8125rem',
  fontWeight: '420',
  color: color.inkMuted,
  '@media': { [compact]: { display: 'block' } },
});

export const pendingFigure = style({
  display: 'grid',
  justifyItems: 'end',
  '@media': { [below.medium]: { justifyItems: 'start' } },
});

export const pendingPicture = style({ display: 'block', width: '3.25rem', height: '2.5rem' });

export const recordTools = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: vars.size.control,
  '@media': { [from.medium]: { display: 'none' }, '(width < 22.5rem)': { flexWrap: 'wrap' } },
});

/** Below its row, in the whole width. */
export const error = style({
  ...typeStyles.small,
  padding: `0 ${space[1]} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.critical,
  '@media': { [below.medium]: { display: 'block', paddingInline: 0, border: 0 } },
});
export const errorRow = style({
  '@media': { [below.medium]: { display: 'block', marginBlockStart: `calc(-1 * ${space[3]})` } },
});
globalStyle(`${row}:has(+ ${errorRow}) > td`, { borderBlockEnd: 0 });

/** A bracket beside a group, like a dimension line: from the middle of its head to the middle of its last row. */
const bracket = (height: string, place: 'top' | 'bottom', hasTick: boolean) => {
  const line = `linear-gradient(${color.ink}, ${color.ink})`;
  const at = (side: 'left' | 'right') => ({
    backgroundImage: hasTick ? `${line}, ${line}` : line,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: hasTick ? `${side} ${place}, ${side} center` : `${side} ${place}`,
    backgroundSize: hasTick ? `1px ${height}, 9px 1px` : `1px ${height}`,
  });
  return { ...at('left'), selectors: { '[dir="rtl"] &': at('right') } };
};

const groupStart = style(bracket('50%', 'bottom', true));
const groupInside = bracket('100%', 'top', false);
const groupLast = bracket('50%', 'top', true);

for (const [place, { selectors, ...look }] of [
  ['inside', groupInside],
  ['last', groupLast],
] as const) {
  const cells = `${row}[data-group="${place}"] > :first-child`;
  const whenWide = (rule: object) => ({ '@media': { [from.medium]: rule } });
  globalStyle(cells, whenWide({ ...look, paddingInlineStart: space[3] }));
  globalStyle(`[dir="rtl"] ${cells}`, whenWide(selectors['[dir="rtl"] &']));
}

// As records, the rows of a group are closer to each other than to others.
globalStyle(`${row}[data-group]`, {
  '@media': {
    [below.medium]: {
      paddingInlineStart: '0.875rem',
      borderBlockStartColor: color.line,
      borderInlineStart: `1px solid ${color.ink}`,
    },
  },
});

globalStyle(`${row}[data-group][data-selectable]`, {
  '@media': { [below.medium]: { paddingInlineStart: '2.625rem' } },
});
globalStyle(`${row}[data-group][data-selectable] > :first-child`, {
  '@media': { [below.medium]: { insetInlineStart: '0.0625rem' } },
});

export const groupHead = style({
  '@media': { [below.medium]: { display: 'block', borderBlockStart: `1px solid ${color.ink}` } },
});

/** Above the checkboxes. */
export const groupEdge = style([
  groupStart,
  {
    paddingInlineStart: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': { [below.medium]: { display: 'none' } },
  },
]);

/** Above the other columns. */
export const groupContent = style({
  height: '3rem',
  padding: `${space[1]} ${density.cell}`,
  paddingInlineEnd: space[1],
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [below.medium]: {
      display: 'block',
      height: 'auto',
      padding: '0.875rem 0 0.5rem',
      border: 0,
      background: 'none',
    },
  },
});

/** Without checkboxes. */
export const groupCell = style([
  groupContent,
  groupStart,
  { '@media': { [from.medium]: { paddingInline: `${space[6]} 0` } } },
]);
