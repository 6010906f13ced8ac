import { style, styleVariants } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below, from, oneColumn, touch } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, size, space } = vars;

/**
 * Below the field. On narrow screens they are a page of their own: the bar of the header with the field, and this, which
 * fills the rest of the window.
 */
export const cover = style({
  '@media': {
    [from.medium]: { display: 'contents' },
    [below.medium]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      height: `calc(100dvh - ${size.navShort})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: color.raised,
    },
  },
});

export const popup = style({
  fontSize: '0.9375rem',
  '@media': {
    [from.medium]: {
      ...chamfer('box'),
      position: 'absolute',
      insetInlineStart: '-1px',
      insetBlockStart: 'calc(100% + 0.375rem)',
      zIndex: vars.layer.popover,
      width: 'max(calc(100% + 2px), 42rem)',
      // From the field to the margin of the window.
      maxWidth: `calc(100vw - 10rem - 2 * ${vars.page.margin})`,
      maxHeight: 'calc(100dvh - 5.5rem)',
      overflowY: 'auto',
      border: `1px solid ${color.line}`,
      background: color.raised,
      boxShadow: vars.shadow.overlay,
    },
  },
});

export const back = style({
  // Beside the field, in the bar of the header.
  position: 'absolute',
  insetBlockStart: '0.5rem',
  insetInlineStart: space['1'],
  '@media': { [from.medium]: { display: 'none' } },
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: '3rem',
  paddingBlock: '0.375rem',
  paddingInline: space[5],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: '0.9375rem',
  '@media': { [from.medium]: { display: 'none' } },
});

const reads = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyItems: 'start',
  gap: '0.875rem',
  minHeight: '3.75rem',
  paddingBlock: space['2'],
  paddingInline: '1.125rem',
  borderBlockEnd: `1px solid ${color.line}`,
  lineHeight: '1.35',
  textDecoration: 'none',
  selectors: { '&:hover, &[aria-selected="true"]': { background: color.hover } },
  '@media': {
    [below.medium]: { paddingInline: space['5'] },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});

/** What Enter opens looks like a chosen option. */
export const reading = styleVariants({ next: [reads, { background: color.hover }], other: [reads] });

export const readingGlyph = style({ display: 'grid', justifySelf: 'center', color: color.positive });

export const readingWords = style({ ...oneColumn, minWidth: 0, overflowWrap: 'anywhere' });

export const readingCount = style({
  minWidth: 0,
  fontSize: '0.875rem',
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const readingTitle = style({ fontWeight: '600' });

export const group = style({
  ...oneColumn,
  paddingBlock: '0.625rem 0.375rem',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [from.medium]: { gridTemplateColumns: '8.25rem minmax(0, 1fr)', paddingBlock: '0.375rem' },
  },
});

export const label = style({
  ...typeStyles.small,
  paddingInline: space['5'],
  paddingBlockEnd: space['1'],
  color: color.inkMuted,
  fontWeight: '500',
  '@media': { [from.medium]: { paddingBlock: '0.8125rem 0', paddingInline: '1.125rem 0' } },
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
    [below.medium]: {
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

/** Models, side by side. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem',
  minWidth: 0,
  paddingBlock: '0.375rem 0.5rem',
  paddingInline: '0.5rem 1.125rem',
  '@media': { [below.medium]: { paddingInline: space['5'] } },
});

export const chip = style({
  ...chamfer('chip'),
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 0.5rem',
  minWidth: 0,
  minHeight: '2rem',
  paddingInline: '0.75rem',
  border: `1px solid ${color.lineStrong}`,
  color: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: '520',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover, &[aria-selected="true"]': { background: color.hover } },
  '@media': {
    [touch]: { minHeight: size.control },
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

/** Apart from whose number it is. */
export const match = style({ marginInlineEnd: space['2'] });

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
    [below.medium]: { paddingInline: space['5'] },
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
  '@media': { '(pointer: coarse)': { display: 'none' }, [below.medium]: { display: 'none' } },
});

/** Says what was searched for instead. */
export const corrected = style({
  paddingBlock: `${space[3]} ${space[1]}`,
  paddingInline: space[5],
  '@media': { [from.medium]: { paddingInline: '1.125rem', paddingBlockEnd: 0 } },
  fontSize: '0.8125rem',
  lineHeight: '1.45',
  overflowWrap: 'anywhere',
  color: color.inkMuted,
});
