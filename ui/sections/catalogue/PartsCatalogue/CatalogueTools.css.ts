import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, withoutScripts } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  minWidth: 0,
  '@media': {
    [below.wide]: { flexBasis: '100%', gap: vars.space['2'] },
    [below.narrow]: { gridColumn: '1 / -1' },
  },
});

export const filterButton = style({
  flex: 'none',
  marginInlineEnd: 'auto',
  '@media': { [from.wide]: { display: 'none' }, [withoutScripts]: { display: 'none' } },
});

/** On phones it takes what the buttons leave. */
export const sort = style({ minWidth: 0, '@media': { [below.narrow]: { flex: 1 } } });

globalStyle(`${sort} > *, ${sort} > * > :last-child`, { '@media': { [below.narrow]: { width: '100%' } } });

export const view = style({ flex: 'none', '@media': { [withoutScripts]: { display: 'none' } } });
