import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { buttons, scrim } from './overlay.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const leave = keyframes({ to: { opacity: 0 } });

export const stage = style([
  scrim,
  { display: 'grid', placeItems: 'center', zIndex: vars.layer.dialog, padding: vars.space['5'] },
]);

export const dialog = style({
  ...chamfer('panel'),
  ...oneColumn,
  width: 'min(100%, 28rem)',
  padding: '1.75rem',
  border: '1px solid transparent',
  background: vars.color.raised,
  boxShadow: vars.shadow.overlay,
  color: vars.color.ink,
  animation: `${rise} ${vars.duration.base} ${vars.ease.out}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${leave} ${vars.duration.fast} ${vars.ease.exit} forwards` },
  },
  '@media': { [below.narrow]: { padding: vars.space['5'] } },
});

/** A picture of 4:3 in it is not taller than the window. */
export const wideDialog = style([
  dialog,
  { width: 'min(100%, 64rem, max(20rem, (100dvh - 15rem) * 4 / 3))' },
]);

export const sheetStage = style([
  stage,
  { '@media': { [below.narrow]: { padding: 0, placeItems: 'stretch' } } },
]);

export const sheet = style([
  dialog,
  {
    width: 'min(100%, 35rem)',
    '@media': {
      [below.narrow]: {
        width: '100%',
        gridTemplateRows: 'auto 1fr auto',
        paddingBlockEnd: 0,
        border: 0,
        background: vars.color.canvas,
        // More specific than the chamfer.
        selectors: { '&&': { borderRadius: 0 } },
      },
    },
  },
]);

/** As wide as three columns of a form. */
export const roomySheet = style([
  sheet,
  { width: 'min(100%, 54rem)', '@media': { [below.narrow]: { width: '100%' } } },
]);

/** The title starts at the height of the button's icon. */
export const sheetHead = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  marginBlockStart: '-0.5rem',
  marginInlineEnd: '-0.75rem',
});

export const title = style(typeStyles.dialogTitle);

export const body = style({
  marginBlockStart: vars.space['2'],
  ...oneColumn,
  gap: vars.space['4'],
  fontSize: '0.9375rem',
  lineHeight: '1.55',
  color: vars.color.inkMuted,
});

/** In a sheet, which is higher than its content. */
export const sheetBody = style([body, { alignContent: 'start' }]);

export const actions = style([buttons, { marginBlockStart: vars.space['6'] }]);

export const sheetActions = style([
  actions,
  {
    '@media': {
      [below.narrow]: {
        position: 'sticky',
        bottom: 0,
        marginInline: `calc(-1 * ${vars.space['5']})`,
        paddingBlock: vars.space['4'],
        paddingInline: vars.space['5'],
        borderBlockStart: `1px solid ${vars.color.line}`,
        background: vars.color.canvas,
      },
    },
  },
]);

globalStyle(`${sheetHead} > h2`, { paddingBlockStart: '0.5625rem' });

globalStyle(`${body} > :is(dl, form):first-child`, { marginBlockStart: vars.space['3'] });
