import { globalStyle, style } from '@vanilla-extract/css';
import { limits } from '#contract/limits.ts';
import { chamfer } from '#tokens/chamfer.ts';
import { below, withoutScripts } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const gallery = style({ minWidth: 0 });

export const stage = style({ position: 'relative' });

export const slide = style({ position: 'relative', display: 'none' });

export const views = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space['2'],
  marginTop: space['2'],
});

export const view = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:checked)::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      borderBlockEnd: `3px solid ${color.accentMark}`,
    },
  },
});

/** Covers its picture. The label shows the focus. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  appearance: 'none',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

globalStyle(`${gallery}:not(:has(${views})) ${slide}`, { display: 'block' });
for (let number = 1; number <= 1 + limits.morePictures; number += 1) {
  globalStyle(`${gallery}:has(${view}:nth-of-type(${number}) :checked) ${slide}:nth-child(${number})`, {
    display: 'block',
  });
}

/** Covers the picture. */
export const enlarge = style({
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  '@media': { [withoutScripts]: { display: 'none' } },
});

export const enlargeIcon = style({
  ...chamfer('control'),
  position: 'absolute',
  insetBlockEnd: space['3'],
  insetInlineEnd: space['3'],
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  background: color.surface,
  color: color.inkMuted,
  selectors: { [`${enlarge}:hover &`]: { color: color.ink } },
});

/** On a narrow screen, whose page shows the picture as large as fits, it scrolls. */
/** A double click that opens it would select the picture. */
export const zoom = style({ overflow: 'auto', userSelect: 'none' });
export const zoomed = style({ '@media': { [below.narrow]: { width: '44rem' } } });
