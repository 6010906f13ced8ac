import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const team = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.page.gutter,
  '@media': {
    [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['10'] },
  },
});

export const plate = style({ aspectRatio: '4 / 5', overflow: 'hidden', background: vars.color.plate });

export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const name = style({ ...typeStyles.h3, marginTop: '1.125rem', overflowWrap: 'anywhere' });

const detail = { fontSize: '0.9375rem', color: vars.color.inkMuted } as const;

export const role = style(detail);
export const about = style({ ...detail, maxWidth: '34ch', marginTop: '0.625rem', overflowWrap: 'anywhere' });
