import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { enlargement } from '#ui/components/Picture/Picture.css.ts';
import { below, catalogueColumns, from, oneColumn } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

/** Half of the gap between two columns, with the rule in the middle. */
const half = createVar();

const base = style({
  vars: { [half]: 'clamp(1rem, 2vw, 2rem)' },
  ...oneColumn,
  columnGap: `calc(2 * ${half})`,
  overflow: 'clip',
  borderTop: `1px solid ${vars.color.ink}`,
});

const three = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [below.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
} as const;

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** The catalogue, which has its line above the filters, too. Two columns would leave half of a phone's row empty. */
const dense = style({
  ...oneColumn,
  columnGap: `calc(2 * ${half})`,
  vars: { [half]: '1rem' },
  overflow: 'clip',
  '@media': {
    [from.narrow]: columns(3),
    [catalogueColumns.four]: columns(4),
    [catalogueColumns.five]: columns(5),
  },
});

export const grid = styleVariants({ 1: [base], 3: [base, three], dense: [dense] });

const rule = { content: '""', position: 'absolute', background: vars.color.line } as const;

export const cell = style({
  position: 'relative',
  minWidth: 0,
  '::before': { ...rule, insetBlock: 0, insetInlineStart: `calc(-1 * ${half})`, width: '1px' },
  '::after': { ...rule, insetInline: `calc(-1 * ${half})`, bottom: 0, height: '1px' },
  '@media': {
    '(hover: hover) and (prefers-reduced-motion: no-preference)': {
      selectors: { '&:hover': { vars: { [enlargement]: '1.025' } } },
    },
    // Forced colours remove backgrounds but not borders.
    '(forced-colors: active)': {
      '::before': { background: 'CanvasText' },
      '::after': { background: 'CanvasText' },
    },
  },
});
