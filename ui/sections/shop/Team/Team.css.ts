import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const team = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.page.gutter,
  '@media': { [below.narrow]: { gap: vars.space['3'] } },
});

export const plate = style({ aspectRatio: '4 / 5', overflow: 'hidden', background: vars.color.plate });

export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const name = style({
  ...typeStyles.h3,
  marginTop: '1.125rem',
  overflowWrap: 'anywhere',
  '@media': { [below.narrow]: { ...typeStyles.title, marginTop: vars.space['3'] } },
});

export const role = style({
  fontSize: '0.9375rem',
  color: vars.color.inkMuted,
  '@media': { [below.narrow]: typeStyles.small },
});

export const about = style([
  role,
  {
    maxWidth: '34ch',
    marginTop: '0.625rem',
    overflowWrap: 'anywhere',
    '@media': { [below.narrow]: { hyphens: 'auto' } },
  },
]);
