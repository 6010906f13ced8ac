import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { space } = vars;

const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.75rem',
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.page.margin,
  paddingBlock: `${space[6]} ${vars.page.section}`,
});

/** The further one is, the less there is to look at, and the narrower the page. */
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

/** The steps come before a panel that comes first. */
globalStyle(`${columns} > :first-child`, { '@media': { [below.medium]: { order: -1 } } });

export const content = style({ minWidth: 0 });

export const aside = style({
  // Beside the steps, so that the button at its foot is in view on a laptop.
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
    // A panel taller than the window would hide its own foot if it stuck.
    '(max-height: 48rem)': { position: 'static' },
  },
});
