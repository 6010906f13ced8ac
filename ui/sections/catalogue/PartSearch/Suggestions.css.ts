import { style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below, from, oneColumn } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** Below the field. On narrow screens, where both cover the page, it is the rest of the page. */
export const popup = style({
  fontSize: '0.9375rem',
  '@media': {
    [from.narrow]: {
      ...chamfer('box'),
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 'calc(100% + 0.375rem)',
      zIndex: vars.layer.popover,
      border: `1px solid ${color.line}`,
      background: color.raised,
      boxShadow: vars.shadow.overlay,
    },
    [below.narrow]: { marginBlockStart: '0.625rem', borderBlockStart: `1px solid ${color.line}` },
  },
});

export const back = style({
  position: 'absolute',
  insetBlockStart: '0.625rem',
  insetInlineStart: space['1'],
  '@media': { [from.narrow]: { display: 'none' } },
});

export const group = style({
  ...oneColumn,
  paddingBlock: '0.625rem 0.375rem',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [from.narrow]: { gridTemplateColumns: '8.25rem minmax(0, 1fr)', paddingBlock: '0.375rem' },
  },
});

export const label = style({
  ...typeStyles.small,
  paddingInline: space['5'],
  paddingBlockEnd: space['1'],
  color: color.inkMuted,
  fontWeight: '500',
  '@media': { [from.narrow]: { paddingBlock: '0.8125rem 0', paddingInline: '1.125rem 0' } },
});

export const options = style({ ...oneColumn });

export const option = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) fit-content(50%)',
  alignItems: 'center',
  gap: '0.875rem',
  minHeight: vars.size.control,
  marginInlineEnd: '0.375rem',
  paddingBlock: space['1'],
  paddingInline: '0.5rem 1.125rem',
  borderRadius: vars.radius.field,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover, &[aria-selected="true"]': { background: color.hover } },
  '@media': {
    [below.narrow]: {
      gap: space['3'],
      minHeight: '3.25rem',
      marginInline: '0.625rem',
      paddingInline: '0.625rem',
    },
    // The background is lost.
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});

export const start = style({ display: 'grid', justifyItems: 'center', color: color.inkMuted });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.125rem',
  padding: '0.125rem',
  background: color.plate,
  color: color.ink,
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space['3']}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const detail = style({ minWidth: 0, color: color.inkMuted, fontSize: '0.8125rem' });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: `0 ${space['3']}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  fontSize: '0.8125rem',
  color: color.inkMuted,
});

export const price = style({ color: color.ink, fontSize: '0.875rem' });

export const code = style({ ...lettering });

/** What was typed. */
export const typed = style({
  background: 'none',
  color: 'inherit',
  fontWeight: '600',
  boxShadow: `inset 0 -2px 0 ${color.accentMark}`,
});

export const all = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  minHeight: vars.size.control,
  paddingBlock: space['1'],
  paddingInline: '1.125rem',
  color: 'inherit',
  fontSize: '0.875rem',
  textDecoration: 'none',
  selectors: { '&:hover, &[aria-selected="true"]': { background: color.hover } },
  '@media': {
    [below.narrow]: { paddingInline: space['5'] },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});

export const allWords = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: '0.25em',
});

export const keys = style({
  flex: 'none',
  color: color.inkMuted,
  fontSize: '0.8125rem',
  '@media': { '(pointer: coarse)': { display: 'none' }, [below.narrow]: { display: 'none' } },
});

/** Says what was searched for instead. */
export const reading = style({
  paddingBlock: `${space[3]} ${space[1]}`,
  paddingInline: space[5],
  '@media': { [from.narrow]: { paddingInline: '1.125rem', paddingBlockEnd: 0 } },
  fontSize: '0.8125rem',
  lineHeight: '1.45',
  overflowWrap: 'anywhere',
  color: color.inkMuted,
});
