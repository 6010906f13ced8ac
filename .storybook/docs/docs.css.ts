import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { below, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const page = style({
  ...oneColumn,
  gap: vars.space['10'],
  color: vars.color.ink,
  fontFamily: vars.font.sans,
});

/** An example whose type and layout depend on the width of the window. */
export const windowWide = style({});
globalStyle(`.sbdocs-content:has(${windowWide})`, { maxWidth: 'none' });

export const section = style({ ...oneColumn, gap: vars.space['4'] });

export const heading = style({ ...typeStyles.h3, margin: 0 });

export const text = style({ ...typeStyles.body, maxWidth: '70ch', margin: 0 });

export const summary = style({ ...typeStyles.lead, maxWidth: '60ch', margin: 0 });

export const list = style({ ...typeStyles.body, maxWidth: '70ch', margin: 0, paddingInlineStart: '1.25rem' });
globalStyle(`${list} > li`, { listStyle: 'disc', marginBlock: vars.space['1'] });

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

export const table = style({ ...typeStyles.small, width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space['2']} ${vars.space['4']} ${vars.space['2']} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, { fontWeight: '560' });

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

export const frame = style({ width: '100%', height: '28rem', border: `1px solid ${vars.color.line}` });

export const anatomy = style({ position: 'relative', display: 'inline-block', maxWidth: '100%' });

export const pin = style({
  ...typeStyles.micro,
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: vars.radius.round,
  background: vars.color.inverse,
  color: vars.color.inverseInk,
  boxShadow: `0 0 0 1px ${vars.color.inverseInk}`,
  // Outside its corner, so that it does not cover a small part.
  transform: 'translate(-75%, -75%)',
  pointerEvents: 'none',
});

const verdict = style({ ...typeStyles.label, paddingTop: vars.space['3'], margin: 0 });
const bar = (color: string) => ({ borderTop: `3px solid ${color}` });
export const verdicts = {
  Do: style([verdict, { color: vars.color.positive, ...bar(vars.color.positive) }]),
  'Don’t': style([verdict, { color: vars.color.critical, ...bar(vars.color.critical) }]),
};

/** Only the names and the controls. The props have a table of their own further down. */
export const controls = style({});
// Storybook's tables of props are wider than a phone. They scroll, and the page does not.
globalStyle('.docblock-argstable.docblock-argstable', {
  '@media': { [below.narrow]: { display: 'block', overflowX: 'auto' } },
});
globalStyle(`${controls} :is(th, td):is(:nth-child(2), :nth-child(3))`, { display: 'none' });

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

export const call = style({ marginInlineEnd: vars.space['4'], overflowWrap: 'anywhere' });

export const tile = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: '9rem',
  marginBottom: vars.space['2'],
  padding: vars.space['5'],
  border: `1px solid ${vars.color.line}`,
  background: vars.color.canvas,
});

export const strip = style({ display: 'grid', gridAutoFlow: 'column', height: '4rem' });
