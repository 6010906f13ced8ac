import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { figure as token } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { figure } from '../Numeric/Numeric.css.ts';

const columnsOf = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const block = style({
  display: 'grid',
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  // The edges of a last row that is not full. The other cells cover it with their own.
  boxShadow: `inset -1px -1px ${vars.color.line}`,
  background: vars.color.surface,
  selectors: {
    '[dir="rtl"] &': { boxShadow: `inset 1px -1px ${vars.color.line}` },
    // Dialogs have a different background.
    ':is([role="dialog"], [role="alertdialog"]) &': { background: 'none' },
  },
});

export const bareBlock = style([block, { background: 'none' }]);

const alike = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 6: 6 }, (count) => ({
  gridTemplateColumns: columnsOf(count),
  '@media': { [below.narrow]: { gridTemplateColumns: columnsOf(Math.min(count, 2)) } },
}));

/** A wide column for a name and two for figures. */
const nameFirst = style({
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.2fr)',
  '@media': { [below.narrow]: { gridTemplateColumns: columnsOf(2) } },
});

/** A wide second column, in which an email address fits. On narrow screens the first two facts have a row each. */
const wideLast = style({
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  '@media': { [below.narrow]: { gridTemplateColumns: columnsOf(2) } },
});

globalStyle(`${wideLast} > div:nth-child(-n + 2)`, {
  '@media': { [below.narrow]: { gridColumn: '1 / -1' } },
});

const roomForThree = '(min-width: 22rem)';

/** Three short figures, in one row on phones too. */
const figures = style({
  gridTemplateColumns: columnsOf(2),
  '@media': { [roomForThree]: { gridTemplateColumns: columnsOf(3) } },
});

globalStyle(`${figures} > div:first-child:nth-last-child(odd)`, {
  '@media': { [roomForThree]: { gridColumn: 'auto' } },
});

export const columns = { ...alike, nameFirst, wideLast, figures };

export const cell = style({
  minWidth: 0,
  padding: '0.625rem 0.875rem 0.6875rem',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const span = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 6: 6 }, (count) => ({
  gridColumn: `span ${count}`,
  '@media': {
    [below.narrow]:
      count > 1
        ? { gridColumn: '1 / -1' }
        : // An odd number of cells would leave a gap, so the first spans the row.
          { selectors: { '&:first-child:nth-last-child(odd)': { gridColumn: '1 / -1' } } },
  },
}));

export const label = style({
  fontSize: '0.75rem',
  lineHeight: '1.35',
  fontStretch: '96%',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const figureLabel = style([label, figure, { fontSize: '0.8125rem', fontWeight: token.weightStrong }]);

export const value = style({
  marginTop: '0.125rem',
  fontSize: '0.9375rem',
  lineHeight: '1.35',
  fontWeight: '500',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

// A figure that is the whole value has the same weight as the text in the other cells.
globalStyle(`${value} > ${figure}, ${value} > a > ${figure}`, {
  fontSize: '0.875rem',
  fontWeight: token.weightStrong,
  lineHeight: '1.45',
});
