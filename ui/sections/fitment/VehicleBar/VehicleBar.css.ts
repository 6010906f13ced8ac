import { style, styleVariants } from '@vanilla-extract/css';
import { below, withoutScripts } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space['3'],
  minWidth: 0,
  // A vehicle that has to be named has a row of its own.
  '@media': { [below.narrow]: { flexWrap: 'wrap', selectors: { '&:has(p)': { gridColumn: '1 / -1' } } } },
});

const statement = style({
  ...typeStyles.small,
  minWidth: 0,
  maxWidth: '17rem',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

export const text = styleVariants({
  always: [statement],
  withoutScripts: [statement, { display: 'none', '@media': { [withoutScripts]: { display: 'block' } } }],
});

export const name = style({ color: vars.color.ink, fontWeight: '560' });
