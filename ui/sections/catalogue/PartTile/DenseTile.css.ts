import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fineLines } from '#ui/components/Drawing/Drawing.css.ts';
import { figure } from '#ui/components/Numeric/Numeric.css.ts';
import { below, from, touch } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { cell } from '../../RuledGrid/RuledGrid.css.ts';

const { color, space } = vars;

/** Below this width the buttons of three columns have a row of their own. */
const narrowColumns = `${from.narrow} and (width < 56.25rem)`;

/** In one column the picture is beside the text. */
export const tile = style([
  cell,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    alignContent: 'start',
    paddingBlock: '0.75rem 0.875rem',
    '@media': {
      [below.narrow]: {
        vars: { [fineLines]: 'none' },
        gridTemplateColumns: '6.5rem minmax(0, 1fr)',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: space['4'],
        paddingBlock: space['3'],
      },
    },
  },
]);

export const picture = style({
  display: 'block',
  marginBottom: space['2'],
  '@media': { [below.narrow]: { gridRow: '1 / 6', alignSelf: 'center', marginBottom: 0 } },
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space['3'],
  minWidth: 0,
});

export const name = style({
  ...typeStyles.title,
  minWidth: 0,
  fontSize: '0.9375rem',
  wordSpacing: '0.06em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const price = style([figure, { flex: 'none', fontSize: '0.9375rem', fontWeight: '460' }]);

/** Reserved for the badge of a part without a number, so that the prices of a row are in line. */
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space['2'],
  minWidth: 0,
  minHeight: '1.375rem',
});

export const number = style([figure, { fontSize: '0.8125rem', color: color.inkMuted }]);

export const fit = style({ display: 'inline-flex', minWidth: 0, marginInlineStart: 'auto' });

export const foundBy = style({
  ...typeStyles.small,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  // How the number matches, and the number.
  WebkitLineClamp: 3,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const foot = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space['2'],
  gridRow: -2,
  marginTop: '0.375rem',
  '@media': {
    [narrowColumns]: { flexWrap: 'wrap' },
    [below.narrow]: { gridRow: 'auto', flexWrap: 'wrap', alignItems: 'center', marginTop: space['2'] },
  },
});

export const facts = style({
  ...typeStyles.small,
  display: 'grid',
  minWidth: 0,
  lineHeight: '1.35',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  // On the narrowest phones the buttons are below.
  '@media': { [narrowColumns]: { width: '100%' }, [below.narrow]: { flex: '1 1 5rem' } },
});

export const count = style([figure, { fontSize: '0.8125rem', color: color.ink }]);

export const stock = styleVariants({
  in: {},
  low: { color: color.caution, fontWeight: '500' },
  out: { color: color.critical, fontWeight: '500' },
});

globalStyle(`:is(${stock.low}, ${stock.out}) ${count}`, { color: 'inherit' });

export const buttons = style({
  display: 'flex',
  flex: 'none',
  gap: '0.375rem',
  '@media': { [narrowColumns]: { flex: 'auto' } },
});

globalStyle(`${buttons} :is(a, button)`, {
  whiteSpace: 'nowrap',
  '@media': { [touch]: { minWidth: vars.size.control, minHeight: vars.size.control } },
});

globalStyle(`${buttons} > :is(a, button)`, { '@media': { [narrowColumns]: { flex: 'auto' } } });

export const loadingPicture = style([
  picture,
  { position: 'relative', aspectRatio: '16 / 10', '@media': { [below.narrow]: { aspectRatio: '1' } } },
]);

/** Also the position of the drawing of a part without a picture. */
export const loadingDrawing = style({
  position: 'absolute',
  inset: '4% 0',
  '@media': { [below.narrow]: { inset: '3px' } },
});

const line = { display: 'flex', alignItems: 'center' } as const;

export const loadingName = style([
  name,
  line,
  { flex: 1, minHeight: `calc(${typeStyles.title.lineHeight} * 0.9375rem)` },
]);

export const loadingMeta = style([meta, line]);

export const loadingFacts = style([facts, { flex: 1, gap: space['2'] }]);
