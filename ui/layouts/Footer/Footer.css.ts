import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const footer = style({
  overflow: 'hidden',
  paddingTop: 'clamp(2.5rem, 4vw, 4rem)',
  borderTop: `1px solid ${vars.color.line}`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr 1fr',
  gap: `2.5rem ${vars.page.gutter}`,
  '@media': { [below.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const works = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['4'],
  '@media': { [below.medium]: { gridColumn: '1 / -1' } },
});

export const tagline = style({ maxWidth: '26em', color: vars.color.inkMuted });

export const socials = style({
  display: 'flex',
  gap: vars.space['1'],
  // Aligns the first icon, rather than its target, with the margin.
  marginInlineStart: `calc(-1 * ${vars.space['3']})`,
});

export const social = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  selectors: { '&:hover': { background: vars.color.hover } },
});

export const socialIcon = style({ width: '18px', height: '18px', fill: 'currentColor' });

export const heading = style({ marginBottom: vars.space['2'], fontSize: '0.875rem', fontWeight: '600' });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.125rem',
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
  '@media': { [below.medium]: { minHeight: vars.size.control } },
});

/** The page is louder than its end: links have a line only under the pointer or with focus. */
export const link = style({});
globalStyle(`${link} > a:not(:hover, :focus-visible)`, { textDecorationColor: 'transparent' });

/** Cropped by the bottom of the page. */
export const word = style({ marginTop: 'clamp(2.5rem, 5vw, 5rem)', marginBottom: '-1.5%' });
