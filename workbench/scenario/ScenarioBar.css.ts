import { globalStyle, style } from '@vanilla-extract/css';
import { below, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** Stays in view without covering the end of the page. */
export const bar = style({
  ...typeStyles.small,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  padding: `${space[2]} ${vars.page.gutter}`,
  borderBlockStart: `2px dashed ${color.lineStrong}`,
  background: color.raised,
  color: color.ink,
  fontFamily: vars.font.sans,
  '@media': { print: { display: 'none' } },
});

// In the local run the bar is in a shadow tree, which does not inherit the page's rules.
globalStyle(`${bar} *`, { boxSizing: 'border-box' });
globalStyle(`${bar} :is(p, ul)`, { margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${bar} :is(button, select)`, { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle(`${bar} button`, { cursor: 'pointer' });
globalStyle(`${bar} svg`, { display: 'block' });
globalStyle(`${bar} :focus-visible`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
// The host of the shadow tree is as high as the bar and sticky in its place.
globalStyle(':host', { position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.sticky, display: 'block' });

export const head = style({
  ...wrappingRow,
  gap: space[2],
});

export const active = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], flex: '1 1 0', minWidth: 0 });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: `${space[2]} ${space[6]}`,
  paddingBlockStart: space[2],
  maxHeight: '40svh',
  overflowY: 'auto',
  '@media': { [below.narrow]: { gridTemplateColumns: '1fr' } },
});
