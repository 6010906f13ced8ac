import { style, styleVariants } from '@vanilla-extract/css';
import { below, wrappingRow } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const tools = style({
  ...wrappingRow,
  gap: space['3'],
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  paddingBlock: space['3'],
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.canvas,
});
export const search = style({ flex: '1 1 14rem' });

const columns = (narrowest: string) =>
  ({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(${narrowest}, 1fr))`,
    gap: `${space['6']} ${space['4']}`,
    // Two columns.
    '@media': { [below.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }) as const;

/** The columns for images of each width. */
export const tiles = styleVariants({ desktop: '14rem', phone: '8rem' }, columns);

export const tile = style({
  ...typeStyles.small,
  display: 'grid',
  alignContent: 'start',
  gap: space['1'],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** The place of an image, in the ratio of the window in which it was taken. */
export const image = styleVariants({ desktop: '1440 / 900', phone: '390 / 900' }, (aspectRatio) => ({
  display: 'grid',
  placeContent: 'center',
  width: '100%',
  height: 'auto',
  aspectRatio,
  marginBlockEnd: space['2'],
  border: `1px solid ${color.line}`,
  background: color.sunken,
  color: color.inkMuted,
  objectFit: 'contain',
  objectPosition: 'top',
}));

export const links = style({ ...wrappingRow, columnGap: space['3'], color: color.inkMuted });

export const others = style({ ...typeStyles.small, color: color.inkMuted });
export const summary = style({ cursor: 'pointer' });
