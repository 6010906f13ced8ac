import { style, styleVariants } from '@vanilla-extract/css';
import { fineLines } from '#ui/components/Drawing/Drawing.css.ts';
import { figure } from '#ui/components/Numeric/Numeric.css.ts';
import { below, from, touch } from '#tokens/layout.ts';
import { figure as lettering, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { cell } from '../../RuledGrid/RuledGrid.css.ts';

export type PartTileLook = 'card' | 'row';

const card = style([
  cell,
  { display: 'grid', gridTemplateRows: 'auto auto 1fr auto', paddingBottom: '1.75rem' },
]);

/** The picture at the left, everything else next to it. */
const record = {
  vars: { [fineLines]: 'none' },
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  columnGap: vars.space['4'],
  paddingBlock: '1rem 1.25rem',
} as const;

const row = style([
  cell,
  {
    display: 'grid',
    ...record,
    '@media': {
      [from.wide]: {
        gridTemplateColumns: '6.5rem minmax(0, 1fr) auto 6.5rem 11rem',
        // When the picture is taller than the text, the rows share the extra height.
        gridTemplateRows: 'auto auto auto',
        columnGap: vars.space['6'],
        alignItems: 'center',
        paddingBlock: vars.space['3'],
      },
    },
  },
]);

export const tile: Readonly<Record<PartTileLook, string>> = { card, row };

const inRow = `${row} &`;

export const picture = style({
  display: 'block',
  selectors: { [inRow]: { gridRow: '1 / -1' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  minWidth: 0,
  '@media': {
    [below.narrow]: {
      selectors: {
        [inRow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '0.125rem' },
      },
    },
    [from.wide]: { selectors: { [inRow]: { display: 'contents' } } },
  },
});

export const name = style({
  ...typeStyles.title,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [from.wide]: { selectors: { [inRow]: { gridColumn: 2, gridRow: 1, alignSelf: 'end' } } },
  },
});

export const nameLink = style({
  textDecoration: 'none',
  ':hover': {
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
  },
  // The padding of an inline box enlarges the target without a layout shift.
  '@media': { [touch]: { paddingBlock: `calc((${vars.size.control} - 1em) / 2)` } },
});

/** The line below the name and the price. */
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0.125rem ${vars.space['3']}`,
  minHeight: '1.5rem',
  '@media': { [from.wide]: { selectors: { [inRow]: { display: 'contents' } } } },
});

/** At the end of the line, in a row next to the number. */
export const fit = style({
  display: 'inline-flex',
  minWidth: 0,
  marginInlineStart: 'auto',
  '@media': {
    [from.wide]: {
      selectors: {
        [inRow]: { gridColumn: 2, gridRow: 2, justifySelf: 'end', maxWidth: 'calc(50% - 0.75rem)' },
      },
    },
  },
});

export const number = style([
  figure,
  {
    fontSize: '0.8125rem',
    color: vars.color.inkMuted,
    '@media': {
      [from.wide]: {
        selectors: {
          [inRow]: { gridColumn: 2, gridRow: 2 },
          [`${inRow}:has(~ ${fit})`]: { maxWidth: '50%', overflowWrap: 'anywhere' },
        },
      },
    },
  },
]);

export const badge = style({
  display: 'inline-flex',
  '@media': {
    [from.wide]: {
      selectors: { [inRow]: { gridColumn: 4, gridRow: 2, justifySelf: 'end', alignSelf: 'start' } },
    },
  },
});

export const price = style([
  figure,
  {
    flex: 'none',
    fontSize: '1rem',
    fontWeight: '460',
    '@media': {
      [from.wide]: {
        selectors: {
          [inRow]: { gridColumn: 4, gridRow: 1, alignSelf: 'end', textAlign: 'end' },
          // Without a badge below, it uses the full height of the row.
          [`${inRow}:not(:has(+ * > ${badge}))`]: { gridRow: '1 / -1', alignSelf: 'center' },
        },
      },
    },
  },
]);

const textSize = '0.9375rem';
const textLine = 1.5;
const textGap = '0.375rem';
const twoLines = `calc(2 * ${textLine} * ${textSize})`;

const hiddenInRecord = { '@media': { [below.narrow]: { selectors: { [inRow]: { display: 'none' } } } } };

const twoLineText = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'pre-line',
  minHeight: twoLines,
  marginTop: textGap,
  color: vars.color.inkMuted,
  fontSize: textSize,
  lineHeight: textLine,
  overflowWrap: 'anywhere',
  selectors: { [inRow]: { minHeight: 0, alignSelf: 'start' } },
  '@media': {
    [from.wide]: { selectors: { [inRow]: { gridColumn: 2, gridRow: 3, marginTop: 0 } } },
  },
});

/** Always two lines, whatever the text. */
export const text = style([twoLineText, hiddenInRecord]);

/** In place of the text, at every width. */
export const foundBy = style([
  twoLineText,
  {
    // How the number matches, and the number.
    WebkitLineClamp: 3,
    '@media': {
      [below.narrow]: { selectors: { [inRow]: { minHeight: 0, marginTop: vars.space['1'] } } },
    },
  },
]);

export const numberMatch = style({ display: 'block', color: vars.color.ink, fontWeight: '540' });

/** In one line, unless it is longer than that. */
export const foundNumber = style([figure, { display: 'inline-block', maxWidth: '100%' }]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space['3']} 0.875rem`,
  marginTop: vars.space['5'],
  selectors: { [inRow]: { marginTop: vars.space['3'] } },
  '@media': {
    [below.narrow]: {
      selectors: { [inRow]: { gap: `${vars.space['3']} ${vars.space['5']}`, marginTop: vars.space['3'] } },
    },
    [from.wide]: { selectors: { [inRow]: { display: 'contents' } } },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['2']} 0.875rem`,
  minWidth: 0,
  '@media': {
    [from.wide]: { selectors: { [inRow]: { gridColumn: 3, gridRow: '1 / -1', width: '9.5rem' } } },
  },
});

export const label = style({
  fontSize: typeStyles.micro.fontSize,
  lineHeight: typeStyles.micro.lineHeight,
  color: vars.color.inkMuted,
});

export const value = style([
  figure,
  { fontSize: '0.875rem', fontWeight: lettering.weightStrong, lineHeight: '1.35', overflowWrap: 'anywhere' },
]);

export const action = style({
  display: 'flex',
  gap: vars.space['2'],
  marginInlineStart: 'auto',
  '@media': {
    [below.narrow]: { selectors: { [inRow]: { width: '100%', marginInlineStart: 0 } } },
    [from.wide]: { selectors: { [inRow]: { gridColumn: 5, gridRow: '1 / -1' } } },
  },
});

const loadingCard = { position: 'relative', aspectRatio: '4 / 3' } as const;

export const loadingPicture = styleVariants({
  card: loadingCard,
  row: { ...loadingCard, gridRow: '1 / -1', '@media': { [below.narrow]: { aspectRatio: '1' } } },
});

/** Also the position of the drawing of a part without a picture. */
const cardDrawing = { position: 'absolute', inset: '1.5rem 2% 1.75rem' } as const;

export const loadingDrawing = styleVariants({
  card: cardDrawing,
  row: { position: 'absolute', inset: '3px' },
});

const line = {
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${typeStyles.title.lineHeight} * ${typeStyles.title.fontSize})`,
} as const;

export const loadingName = style([name, line]);

export const loadingNumber = style([number, { display: 'flex', alignItems: 'center' }]);

export const loadingPrice = style({
  ...line,
  '@media': {
    [from.wide]: { selectors: { [inRow]: { gridColumn: 4, gridRow: '1 / -1', justifySelf: 'end' } } },
  },
});

export const loadingText = style([
  {
    display: 'grid',
    alignContent: 'center',
    gap: vars.space['2'],
    minHeight: twoLines,
    marginTop: textGap,
    '@media': { [from.wide]: { selectors: { [inRow]: { gridColumn: 2, gridRow: 3, marginTop: 0 } } } },
  },
  hiddenInRecord,
]);

export const loadingFacts = style([
  facts,
  { minHeight: `calc(2 * ${typeStyles.micro.lineHeight} * ${typeStyles.micro.fontSize})` },
]);
