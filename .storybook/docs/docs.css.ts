import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

/** An example whose type and layout depend on the width of the window. */
export const windowWide = style({});
globalStyle(`.sbdocs-content:has(${windowWide})`, { maxWidth: 'none' });

export const stage = style({
  position: 'relative',
  minWidth: 0,
  padding: vars.space['6'],
  border: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
  color: vars.color.ink,
  overflowX: 'auto',
});

/** Two stages beside each other. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['4'],
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The themes, beside each other if there is space. */
export const themes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['4'] });
globalStyle(`${themes} > *`, { flexGrow: 1, maxWidth: '100%' });

export const matrix = style({
  ...typeStyles.small,
  borderCollapse: 'collapse',
  // It scrolls on a phone, where words would otherwise wrap after each letter.
  '@media': { [below.medium]: { width: 'max-content' } },
});
globalStyle(`${matrix} td > *`, { '@media': { [below.medium]: { maxWidth: '18rem' } } });
globalStyle(`${matrix} :is(th, td)`, {
  padding: vars.space['3'],
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: '450',
});
// A field is as wide as its cell.
globalStyle(`${matrix} td > :has(input:not([type='checkbox'], [type='radio']), select, textarea)`, {
  minWidth: '9rem',
});
globalStyle(`${matrix} th`, { color: vars.color.inkMuted, whiteSpace: 'nowrap' });

const verdict = style({ ...typeStyles.label, paddingTop: vars.space['3'], margin: 0 });
const bar = (color: string) => ({ borderTop: `3px solid ${color}` });
export const verdicts = {
  Do: style([verdict, { color: vars.color.positive, ...bar(vars.color.positive) }]),
  'Don’t': style([verdict, { color: vars.color.critical, ...bar(vars.color.critical) }]),
};

// Storybook's tables of props are wider than a phone. They scroll, and the page does not.
globalStyle('.docblock-argstable.docblock-argstable', {
  '@media': { [below.narrow]: { display: 'block', overflowX: 'auto' } },
});

/** In px. */
const tileWidth = 240;

/** The width of the window in which the stories are shown, in px. */
export const frameWidth = createVar();
const scale = `calc(${tileWidth} / ${frameWidth})`;

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${tileWidth}px)`,
  gap: vars.space['6'],
  ...typeStyles.small,
});

/** A window of a story, 900 px high. */
export const picture = style({
  display: 'block',
  height: `calc(900px * ${scale})`,
  marginBottom: vars.space['2'],
  border: `1px solid ${vars.color.line}`,
  overflow: 'hidden',
});
globalStyle(`${picture} iframe`, {
  width: `calc(${frameWidth} * 1px)`,
  height: '900px',
  border: 0,
  // That of an empty document. With another one, a frame is white until its story is loaded.
  colorScheme: 'light',
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
  pointerEvents: 'none',
});
