import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, oneColumn } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { space } = vars;

const frame = style({
  ...oneColumn,
  gap: '1.75rem',
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.page.margin,
  paddingBlock: `${space[6]} ${vars.page.section}`,
});

/** Each step is narrower than the one before, to reduce distraction. */
export const page = styleVariants({
  order: [frame, { maxWidth: `calc(${vars.page.content} + 2 * ${vars.page.margin})` }],
  pay: [frame, { maxWidth: '72rem' }],
  ship: [frame, { maxWidth: '64rem' }],
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)',
  gridTemplateRows: 'auto 1fr',
  gap: '1.75rem clamp(2rem, 6vw, 6rem)',
  alignItems: 'start',
  '@media': {
    [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', rowGap: space[8] },
  },
});

/** Keeps the steps above a panel with `order: -1`. */
globalStyle(`${columns} > :first-child`, { '@media': { [below.medium]: { order: -1 } } });

export const content = style({ minWidth: 0 });

export const aside = style({
  // Starts next to the steps, so that the button at its bottom is visible on a laptop.
  gridColumn: 2,
  gridRow: '1 / -1',
  minWidth: 0,
  position: 'sticky',
  top: `calc(${vars.size.navShort} + ${space[5]})`,
  '@media': {
    [below.medium]: {
      gridArea: 'auto',
      position: 'static',
      selectors: { '&[data-first]': { order: -1 } },
    },
    // A sticky panel taller than the window would hide its own bottom.
    '(max-height: 48rem)': { position: 'static' },
  },
});
