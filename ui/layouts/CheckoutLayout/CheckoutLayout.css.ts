import { style, styleVariants } from '@vanilla-extract/css';
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
  paddingBlock: `clamp(1.75rem, 3vw, 3rem) ${vars.page.section}`,
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
  gap: 'clamp(2rem, 6vw, 6rem)',
  alignItems: 'start',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const content = style({ minWidth: 0 });

export const aside = style({
  minWidth: 0,
  position: 'sticky',
  top: `calc(${vars.size.navShort} + ${space[5]})`,
  '@media': {
    [below.medium]: { position: 'static', selectors: { '&[data-first]': { order: -1 } } },
    // A panel taller than the window would hide its own foot if it stuck.
    '(max-height: 48rem)': { position: 'static' },
  },
});
