import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

export const number = style({ ...lettering, fontSize: '15pt', fontWeight: '420' });

export const parties = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '6mm',
  paddingBlock: '9mm 10mm',
  '@media': { [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const lines = style({
  display: 'block',
  marginBlockStart: '12mm',
  breakInside: 'avoid',
});

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const headCell = style({
  height: '8mm',
  paddingInlineEnd: '3mm',
  borderBlock: `1px solid ${color.line}`,
  borderBlockStartColor: color.ink,
  color: color.inkMuted,
  fontSize: '8.5pt',
  fontWeight: '520',
  textAlign: 'start',
  selectors: { '&:nth-child(n + 3)': { paddingInline: '3mm 0', textAlign: 'end' } },
});

/** On phones, the facts of a line are below each other, without a head. */
export const headRow = style({ '@media': { [below.narrow]: { display: 'none' } } });

export const row = style({
  '@media': {
    [below.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: '3mm',
      borderBlock: `1px solid ${color.line}`,
    },
  },
});

export const cell = style({
  '@media': {
    [from.narrow]: {
      height: '12mm',
      padding: '2mm 0',
      paddingInlineEnd: '3mm',
      borderBlockEnd: `1px solid ${color.line}`,
      selectors: { '&:nth-child(n + 3)': { paddingInline: '3mm 0', textAlign: 'end' } },
    },
  },
  padding: 0,
});

/** On phones, its label is before it. */
export const figure = style([
  cell,
  {
    '@media': {
      [below.narrow]: {
        display: 'flex',
        justifyContent: 'space-between',
        selectors: { '&::before': { content: 'attr(data-label)', color: color.inkMuted } },
      },
    },
  },
]);

export const taxes = style({
  width: '70mm',
  maxWidth: '100%',
  marginBlockStart: '4mm',
  marginInlineStart: 'auto',
});
export const tax = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3mm',
  paddingBlock: '1mm',
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { borderBlockStart: `1px solid ${color.ink}`, fontWeight: '560' },
  },
});
export const taxAmount = style({ margin: 0, textAlign: 'end', overflowWrap: 'normal' });

export const name = style({ fontWeight: '560' });

/** `Money` scales to 0.9, which makes 20 pt. Amounts of nine digits fit the width of a phone. */
export const total = style({ fontSize: 'min(calc(20pt / 0.9), 8vw)', lineHeight: '1.15' });

/** Of an invoice with several lines, which may need several pages. The number of the order is at the start. */
export const several = style({ marginBlockStart: '12mm' });
globalStyle(`${several} tr`, { breakInside: 'avoid' });
globalStyle(`${several} tr > :nth-child(3)`, { textAlign: 'start' });

export const partNumber = style({ display: 'block', fontSize: '8.5pt', fontWeight: '420' });

export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '6mm',
  width: '45%',
  minWidth: '60mm',
  maxWidth: '100%',
  marginBlockStart: '6mm',
  marginInlineStart: 'auto',
  paddingBlockEnd: '2mm',
  borderBlockEnd: `1px solid ${color.line}`,
  breakInside: 'avoid',
});
