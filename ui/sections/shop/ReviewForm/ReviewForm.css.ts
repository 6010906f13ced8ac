import { style } from '@vanilla-extract/css';
import { oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: `${space['10']} clamp(2rem, 5vw, 5rem)`,
  maxWidth: '60rem',
});

export const form = style({
  ...oneColumn,
  alignContent: 'start',
  gap: space['4'],
});

export const preview = style({ display: 'grid', alignContent: 'start', gap: space['2'], minWidth: 0 });

export const title = style({
  ...typeStyles.small,
  fontWeight: '500',
  color: color.inkMuted,
});

export const unwritten = style({ color: color.inkSubtle });

export const loadingName = style({ flex: 1 });
