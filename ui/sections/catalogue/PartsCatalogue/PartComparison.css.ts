import { globalStyle, style } from '@vanilla-extract/css';
import { figure as figures } from '#ui/components/Numeric/Numeric.css.ts';
import { below, touch, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const same = style({
  ...wrappingRow,
  gap: `${space['1']} ${space['4']}`,
  paddingBlock: '0.625rem 0.75rem',
  borderBlockEnd: `1px solid ${color.ink}`,
  color: color.inkMuted,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
});

export const strong = style({ fontWeight: '560', color: color.ink });

const fade = (side: string) => `linear-gradient(to ${side}, #000 calc(100% - 1.5rem), transparent)`;

/** The first column stays. The end fades, so that it shows that there is more. */
export const scroller = style({
  // Contains the words that are only read aloud, which would widen the page.
  position: 'relative',
  overflowX: 'auto',
  '@media': {
    [below.medium]: {
      marginInline: `calc(-1 * ${vars.page.margin})`,
      maskImage: fade('right'),
      selectors: { '&:dir(rtl)': { maskImage: fade('left') } },
    },
  },
});

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.9375rem',
  fontStretch: '97%',
  textAlign: 'end',
});

globalStyle(`${table} thead th`, {
  ...typeStyles.small,
  height: '2.75rem',
  paddingInline: '0.4375rem',
  paddingBlockEnd: '0.375rem',
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'bottom',
  color: color.inkMuted,
  fontWeight: '520',
  whiteSpace: 'nowrap',
});

globalStyle(`${table} thead th[aria-sort]`, { color: color.ink, boxShadow: `inset 0 -2px 0 ${color.ink}` });

globalStyle(`${table} tbody > tr > *`, {
  height: '2.75rem',
  padding: '0.125rem 0.4375rem',
  borderBlockEnd: `1px solid ${color.line}`,
  whiteSpace: 'nowrap',
});

globalStyle(`${table} tbody > tr:hover > *`, { backgroundColor: color.rowHover });

globalStyle(`${table} tr > :last-child`, {
  paddingInlineEnd: 0,
  // The last column can be scrolled out of the fade.
  '@media': { [below.medium]: { paddingInlineEnd: '2.75rem' } },
});

export const unit = style({ display: 'block', fontWeight: '400' });

export const word = style({ textAlign: 'start' });

export const fit = style({ textAlign: 'start' });

globalStyle(`${table} td${fit} > span`, { verticalAlign: 'middle' });

// On narrow screens the glyph alone; its words stay for screen readers.
globalStyle(`${table} td${fit} > span > span`, {
  '@media': {
    [below.medium]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const figure = style([
  figures,
  {
    fontSize: '0.875rem',
    selectors: {
      '&[data-stock="low"]': { color: color.caution },
      '&[data-stock="out"]': { color: color.critical },
    },
  },
]);

globalStyle(`${table} td[data-repeated]`, { color: color.inkSubtle });

export const price = style([figures, { fontSize: '0.875rem', fontWeight: '600' }]);

/** Stays while the others scroll. */
const first = {
  textAlign: 'start',
  '@media': {
    [below.medium]: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      background: color.canvas,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  },
} as const;

export const partHead = style(first);
export const part = style(first);

globalStyle(`${table} :is(${partHead}, ${part})`, {
  paddingInlineStart: 0,
  '@media': { [below.medium]: { paddingInlineStart: vars.page.margin } },
});

export const partRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  '@media': { [below.medium]: { width: '8.75rem' } },
});

export const picture = style({ flex: 'none', '@media': { [below.medium]: { display: 'none' } } });

export const names = style({
  display: 'grid',
  minWidth: 0,
  fontWeight: '560',
  lineHeight: '1.3',
  '@media': { [below.medium]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const number = style([
  figures,
  { color: color.inkMuted, fontSize: '0.75rem', fontWeight: '450', lineHeight: '1.2' },
]);

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: space['1'],
  minHeight: '1.75rem',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.ink },
    // The scroller cuts what is outside.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [touch]: { minHeight: vars.size.control } },
});

export const buttons = style({ display: 'flex', justifyContent: 'flex-end', gap: '0.375rem' });

globalStyle(`${buttons} :is(a, button)`, {
  whiteSpace: 'nowrap',
  '@media': { [touch]: { minWidth: vars.size.control, minHeight: vars.size.control } },
});

export const loadingRow = style({
  display: 'flex',
  alignItems: 'center',
  height: '2.75rem',
  borderBlockEnd: `1px solid ${color.line}`,
});
