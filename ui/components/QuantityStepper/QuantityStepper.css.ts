import { style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const field = style({ display: 'grid', gap: '0.375rem', alignContent: 'start', minWidth: 0 });

export const label = style({ ...typeStyles.label });

export const stepper = style({
  ...chamfer('control'),
  display: 'grid',
  gridTemplateColumns: `${vars.size.control} minmax(0, 1fr) ${vars.size.control}`,
  minHeight: vars.size.control,
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
  transition: `border-color ${vars.duration.fast} ${vars.ease.out}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '[data-invalid] > &': {
      borderColor: color.critical,
      boxShadow: `inset 0 -2px 0 ${color.critical}`,
    },
    '[data-disabled] > &': { backgroundColor: color.sunken, borderColor: color.line, boxShadow: 'none' },
  },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: `calc(${vars.size.control} - 2px)`,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.hover },
    '&:active': { backgroundColor: color.press },
    '&[data-disabled]': {
      color: color.inkSubtle,
      backgroundColor: 'transparent',
      cursor: 'not-allowed',
      opacity: 0.5,
    },
  },
});

export const input = style({
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: `0 solid ${color.line}`,
  borderInlineWidth: '1px',
  borderRadius: 0,
  outline: 'none',
  background: 'none',
  color: color.ink,
  textAlign: 'center',
  fontFamily: vars.font.mono,
  fontSize: '1rem',
  fontWeight: '450',
  fontStretch: figure.width,
  letterSpacing: figure.tracking,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:disabled': { color: color.inkSubtle } },
});

export const ruler = style({
  ...typeStyles.micro,
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'space-between',
  columnGap: space[2],
  marginTop: '0.25rem',
  fontWeight: '400',
  color: color.inkMuted,
});

export const scale = style({ gridColumn: '1 / -1', display: 'block', overflow: 'visible' });
export const mark = style({ overflow: 'visible' });
export const end = style({ textAlign: 'right' });

const forced = '(forced-colors: active)';

export const scaleLine = style({
  stroke: color.lineStrong,
  '@media': { [forced]: { stroke: 'CanvasText !important' } },
  selectors: {
    '[data-closed] &': { strokeDasharray: '4 3' },
    '[data-invalid] &': { stroke: color.critical },
  },
});

export const scaleEnd = style({
  stroke: color.ink,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const fill = style({
  fill: color.ink,
  '@media': { [forced]: { fill: 'CanvasText !important' } },
  selectors: { '[data-invalid] &': { fill: color.critical } },
});

/** Its line is always kept, so that nothing moves when a message comes. */
export const message = style({
  ...typeStyles.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.375rem',
  minHeight: '1.15rem',
  margin: 0,
  lineHeight: '1.4',
  fontWeight: '500',
  color: color.critical,
});
