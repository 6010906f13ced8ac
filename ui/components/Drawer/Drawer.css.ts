import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#tokens/vars.css.ts';
import { scrim as overlay } from '../Dialog/overlay.css.ts';

export const scrim = style([overlay, { zIndex: vars.layer.scrim }]);

const slide = (offset: string) => ({
  in: keyframes({ from: { transform: `translateX(${offset})` } }),
  out: keyframes({ to: { transform: `translateX(${offset})` } }),
});

const drawer = style({
  position: 'fixed',
  // Above the scrim, which is above the page.
  zIndex: vars.layer.dialog,
  insetBlock: 0,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(19rem, calc(100vw - 3rem))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.canvas,
  boxShadow: vars.shadow.overlay,
  color: vars.color.ink,
});

const sides = {
  left: { edge: { insetInlineStart: 0 }, moves: slide('-100%') },
  right: { edge: { insetInlineEnd: 0 }, moves: slide('100%') },
};

export const side = styleVariants(sides, ({ edge, moves }) => [
  drawer,
  {
    ...edge,
    animation: `${moves.in} ${vars.duration.slow} ${vars.ease.out}`,
    selectors: {
      '&[data-state="closed"]': {
        animation: `${moves.out} ${vars.duration.fast} ${vars.ease.exit} forwards`,
      },
    },
  },
]);

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.navShort,
  paddingInline: `${vars.space['5']} ${vars.space['2']}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const body = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  padding: `${vars.space['5']} ${vars.space['3']}`,
});
