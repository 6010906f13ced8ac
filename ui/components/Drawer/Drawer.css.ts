import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { buttons } from '../Dialog/overlay.css.ts';

const slide = (offset: string) => {
  const inwards = keyframes({ from: { transform: `translateX(${offset})` } });
  const outwards = keyframes({ to: { transform: `translateX(${offset})` } });
  return {
    in: `${inwards} ${vars.duration.slow} ${vars.ease.out}`,
    out: `${outwards} ${vars.duration.fast} ${vars.ease.exit} forwards`,
  };
};

const fromLeft = slide('-100%');
const fromRight = slide('100%');

/** Mirrored in right-to-left text. Builds would turn `:dir()` into a list of languages. */
const moves = (there: typeof fromLeft, inRtl: typeof fromLeft) => ({
  animation: there.in,
  selectors: {
    '&[data-state="closed"]': { animation: there.out },
    '[dir="rtl"] &': { animation: inRtl.in },
    '[dir="rtl"] &[data-state="closed"]': { animation: inRtl.out },
  },
});

export const drawer = recipe({
  base: {
    position: 'fixed',
    // Above the scrim, which is above the page.
    zIndex: vars.layer.dialog,
    insetBlock: 0,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    // A field that gets the focus is not under the head or the foot, which stay.
    scrollPaddingBlock: '5.5rem',
    overscrollBehavior: 'contain',
    background: vars.color.canvas,
    boxShadow: vars.shadow.overlay,
    color: vars.color.ink,
    '@media': {
      '(forced-colors: active)': { border: '1px solid CanvasText' },
      print: { position: 'static', overflow: 'visible', width: 'auto !important', boxShadow: 'none' },
    },
  },
  variants: {
    side: {
      left: { insetInlineStart: 0, ...moves(fromLeft, fromRight) },
      right: { insetInlineEnd: 0, ...moves(fromRight, fromLeft) },
    },
    size: {
      menu: { width: 'min(19rem, calc(100vw - 3rem))' },
      detail: {
        width: 'min(34rem, calc(100vw - 3rem))',
        '@media': { [below.narrow]: { width: '100%' } },
      },
    },
  },
});

const headBase = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  minHeight: vars.size.navShort,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** The close button of a detail drawer stays visible. */
const stays = { position: 'sticky', zIndex: vars.layer.sticky, background: vars.color.canvas } as const;
const detailPadding = `clamp(${vars.space['5']}, 4vw, 1.75rem)`;

export const head = styleVariants({
  menu: [headBase, { paddingInline: `${vars.space['5']} ${vars.space['2']}` }],
  detail: [
    headBase,
    {
      ...stays,
      top: 0,
      paddingBlock: vars.space['2'],
      paddingInline: `${detailPadding} ${vars.space['2']}`,
    },
  ],
});

export const title = style({ ...typeStyles.dialogTitle, minWidth: 0, overflowWrap: 'anywhere' });

const bodyBase = style({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 });

export const body = styleVariants({
  menu: [bodyBase, { padding: `${vars.space['5']} ${vars.space['3']}` }],
  detail: [bodyBase, { padding: detailPadding }],
});

export const foot = style([
  buttons,
  {
    ...stays,
    bottom: 0,
    flex: 'none',
    paddingBlock: vars.space['4'],
    paddingInline: detailPadding,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': { [below.narrow]: { display: 'flex' } },
  },
]);

/** Narrow screens have two buttons a line. */
globalStyle(`${foot} > *`, { '@media': { [below.narrow]: { flex: '1 1 8rem' } } });
