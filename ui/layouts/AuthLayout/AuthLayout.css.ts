import { style } from '@vanilla-extract/css';
import { below, oneColumn } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';
import { backdrop } from '#ui/components/Drawing/Drawing.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  minHeight: '100svh',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const side = style({
  ...oneColumn,
  gridTemplateRows: 'auto 1fr auto',
  paddingBlock: space[6],
  paddingInline: vars.page.margin,
});

export const home = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.control });

export const main = style({
  ...oneColumn,
  alignContent: 'start',
  gap: '1.125rem',
  width: 'min(100%, 24rem)',
  margin: 'auto',
  paddingBlock: space[8],
});

export const head = style({
  display: 'grid',
  gap: '1.5rem',
  maxWidth: '22rem',
  /** A title without lead text needs more space below. */
  selectors: { '&:has(> :only-child)': { marginBottom: '0.375rem' } },
});

export const art = style({
  position: 'relative',
  overflow: 'hidden',
  borderLeft: `1px solid ${color.inverseLine}`,
  backgroundColor: color.inverse,
  color: color.inverseInk,
  vars: { [backdrop]: color.inverse },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 'calc(50% - 0.75px)',
    height: '1.5px',
    background: `repeating-linear-gradient(90deg, ${color.accent} 0 26px, transparent 26px 31px, ${color.accent} 31px 36px, transparent 36px 41px)`,
  },
  '@media': { [below.medium]: { display: 'none' } },
});

export const drawing = style({
  position: 'absolute',
  left: '-14%',
  top: '50%',
  width: '150%',
  aspectRatio: '4 / 3',
  transform: 'translateY(-50%)',
});
