import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, withoutScripts } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const sentence = style({ maxWidth: vars.page.measure });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['3']} ${space['5']}`,
  marginBottom: space['4'],
  '@media': { [withoutScripts]: { display: 'none' } },
});

export const filter = style({ flex: '0 1 22rem', minWidth: 0 });

export const shared = style({ marginBottom: space['3'], fontSize: '0.9375rem', color: color.inkMuted });

export const count = style({ fontSize: '0.8125rem', color: color.inkMuted });

/** Under 640 px, each row is a record below its make. */
export const table = style({
  ...typeStyles.tableCell,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [below.narrow]: { display: 'block' } },
});

export const head = style({
  ...typeStyles.tableHead,
  color: color.inkMuted,
  '@media': { [below.narrow]: { display: 'none' } },
});

globalStyle(`${head} :is(th, td)`, {
  height: '2.375rem',
  borderBlockStart: `1px solid ${color.ink}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

// The cell of the scale has the padding of those below, so that years are above each other.
globalStyle(`${head} th`, { paddingInlineEnd: space['4'] });

globalStyle(`${table} > tbody`, {
  '@media': {
    [below.narrow]: {
      display: 'block',
      marginBottom: '0.375rem',
      paddingTop: space['3'],
      borderTop: `1px solid ${color.ink}`,
    },
  },
});

globalStyle(`${table} > tbody:not(:has(> tr:not([data-more])))`, {
  '@media': { [`${below.narrow} and (scripting: enabled)`]: { display: 'none' } },
});

const baseRow = style({
  '@media': {
    // Without scripts, nothing is behind a button.
    '(scripting: enabled)': { selectors: { '&[data-more]': { display: 'none' } } },
    [below.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space['4'],
      paddingBlock: '0.5rem 0.5625rem',
      borderBottom: `1px solid ${color.line}`,
      selectors: { '&:last-child': { borderBottom: 0 } },
    },
  },
});

export const row = styleVariants({
  usual: [baseRow],
  mine: [baseRow],
  absent: [baseRow, { color: color.inkMuted }],
});

export const make = style({
  width: '13%',
  padding: `0.75rem ${space['4']} 0 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: '600',
  lineHeight: '1.3',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  color: color.ink,
  '@media': {
    [below.narrow]: { gridColumn: '1 / -1', width: 'auto', padding: 0, marginBottom: '0.25rem', border: 0 },
  },
});

const cell = style({
  height: vars.size.control,
  paddingBlock: '0.25rem',
  paddingInlineEnd: space['4'],
  borderBlockEnd: `1px solid ${color.line}`,
  lineHeight: '1.3',
  overflowWrap: 'anywhere',
  selectors: { [`${row.mine} &`]: { background: color.rowSelect } },
  '@media': {
    [below.narrow]: {
      height: 'auto',
      padding: 0,
      border: 0,
      selectors: { [`${row.mine} &`]: { background: 'none' } },
    },
  },
});

export const model = style([
  cell,
  {
    position: 'relative',
    width: '17%',
    selectors: {
      // Its colour and its line begin beside the text.
      [`${row.mine} &::before`]: {
        content: '',
        position: 'absolute',
        insetBlock: '0 -1px',
        insetInlineStart: '-0.75rem',
        width: '0.75rem',
        borderBlockEnd: `1px solid ${color.line}`,
        background: color.rowSelect,
      },
    },
    '@media': {
      [below.narrow]: { width: 'auto', selectors: { [`${row.mine} &::before`]: { display: 'none' } } },
    },
  },
]);

/** Below a long name it begins where the name does. */
export const name = style({ marginInlineEnd: space['2'] });

export const yours = style({ verticalAlign: '-0.1875rem' });

export const years = style([
  cell,
  {
    ...lettering,
    whiteSpace: 'nowrap',
    overflowWrap: 'normal',
    '@media': { [below.narrow]: { textAlign: 'end', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  },
]);

export const scaleCell = style([
  cell,
  { width: '26%', paddingInlineEnd: '1.75rem', '@media': { [below.wide]: { display: 'none' } } },
]);

/** Drawn from left to right, and mirrored in the other direction. */
const drawn = style({
  display: 'block',
  width: '100%',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const scale = style([drawn, { ...lettering, height: '1rem', fontSize: '0.75rem' }]);

/** Centred on its year. */
export const tick = style({
  fill: 'currentColor',
  textAnchor: 'middle',
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const lines = style([drawn, { height: '36px' }]);

export const line = style({ stroke: 'currentColor', shapeRendering: 'crispEdges' });
/** Where a labelled year is, through all rows. */
export const hairline = style({ stroke: color.line, shapeRendering: 'crispEdges' });
export const dashed = style([line, { strokeDasharray: '5 4' }]);

/** The year of the customer's vehicle, as a chain line. */
export const axis = style({ stroke: color.accentMark, strokeWidth: 1.5, strokeDasharray: '9 2 2 2' });

/** Engines or a note. */
export const detail = style([
  cell,
  {
    '@media': {
      [below.narrow]: {
        gridColumn: '1 / -1',
        fontSize: '0.8125rem',
        lineHeight: '1.45',
        color: color.inkMuted,
      },
    },
  },
]);

export const none = style({ paddingBlock: space['4'], color: color.inkMuted });

export const more = style({ marginTop: '0.875rem', '@media': { [withoutScripts]: { display: 'none' } } });

export const others = style({ marginTop: space['4'], fontSize: '0.9375rem', color: color.inkMuted });
