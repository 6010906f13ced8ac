import { globalStyle, style } from '@vanilla-extract/css';
import { below, withoutScripts } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** Its height is the same in all states, so that the list does not move when the browser's vehicle is read. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: '3.75rem',
  paddingBlock: space[2],
  '@media': {
    [below.narrow]: { gap: '0.625rem 1rem', minHeight: '7.8125rem', alignContent: 'center' },
  },
});

globalStyle(`${bar}[data-pending] > *`, {
  visibility: 'hidden',
  '@media': { [withoutScripts]: { visibility: 'visible' } },
});

export const icon = style({
  display: 'grid',
  flex: 'none',
  '@media': { [below.narrow]: { display: 'none' } },
});

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0.125rem ${space[3]}`,
  minWidth: 0,
  fontSize: '0.9375rem',
  lineHeight: '1.4',
  overflowWrap: 'anywhere',
  '@media': { [below.narrow]: { display: 'grid', flex: 1, gap: '0.0625rem' } },
});

export const label = style({ ...typeStyles.small, color: color.inkMuted });

export const name = style({ fontWeight: '560', fontStretch: '102%' });

export const engine = style({ marginInlineStart: '0.125rem', color: color.inkMuted });

export const change = style({
  flex: 'none',
  marginInlineStart: space[1],
  fontSize: '0.9375rem',
  '@media': { [below.narrow]: { marginInlineStart: 'auto' } },
});

export const end = style({
  display: 'grid',
  marginInlineStart: 'auto',
  minWidth: 0,
  maxWidth: '100%',
  '@media': { [below.narrow]: { width: '100%', marginInlineStart: 0 } },
});
