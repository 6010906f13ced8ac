import { style, styleVariants } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below, from, oneColumn, wrappingRow, withoutScripts } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { radius } from '#tokens/shape.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { hidden } from '#ui/components/VisuallyHidden/hidden.ts';
import { underHand } from './row.css.ts';

const { color, space } = vars;

export const bench = style({
  borderBlockStart: `1px solid ${color.ink}`,
  selectors: { '&:focus': { outline: 'none' } },
});

/** Below 820 px a sheet has the rows. */
const inlineBase = style({
  '@media': { [below.medium]: { display: 'none' }, [withoutScripts]: { display: 'block' } },
});

export const inline = styleVariants({
  plain: [inlineBase],
  drawn: [
    inlineBase,
    {
      '@media': {
        [from.wide]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 25.5rem) minmax(0, 1fr)',
          columnGap: 'clamp(1.5rem, 3vw, 3rem)',
        },
      },
    },
  ],
});

/** As high as the drawing is, also before its code has loaded. */
export const drawing = style({
  alignSelf: 'center',
  aspectRatio: '560 / 380',
  maxWidth: '26rem',
  marginBlock: space['3'],
});

export const list = style({ minWidth: 0 });

export const opener = style({
  paddingBlock: `${space['3']} ${space['2']}`,
  '@media': { [from.medium]: { display: 'none' }, [withoutScripts]: { display: 'none' } },
});

export const openerText = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const first = style({
  minWidth: 0,
  fontWeight: '450',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});

export const loading = style({
  ...oneColumn,
  '@media': { [below.medium]: { paddingBlockStart: space['3'] } },
});

export const loadingRow = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.size.rowCompact,
  '@media': { [below.medium]: { selectors: { '& + &': { display: 'none' } }, minHeight: vars.size.control } },
});

/** Without a drawing beside them, rows are in two columns: a ruler needs no whole line. */
export const rows = style({
  ...oneColumn,
  columnGap: 'clamp(2.25rem, 4vw, 3.5rem)',
  '@media': {
    [from.wide]: {
      selectors: { '&:not([data-lettered])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const more = style({
  width: 'fit-content',
  paddingBlock: space['2'],
  fontSize: '0.9375rem',
  fontWeight: '560',
  cursor: 'pointer',
  '@media': { [below.medium]: { paddingBlock: space['3'] } },
});

/** Names begin below each other, with a letter or without. */
export const label = style({
  display: 'flex',
  minWidth: 0,
  selectors: { '&[data-lettered]': { paddingInlineStart: '2rem' } },
});

export const letter = style({
  ...lettering,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  marginInline: '-2rem 0.875rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '50%',
  fontSize: '0.6875rem',
  fontWeight: '500',
  lineHeight: '1',
  selectors: {
    [`${underHand} &`]: { background: color.accent, borderColor: color.accent, color: color.accentInk },
  },
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

const wide = { gridColumn: '2 / -1' } as const;

export const same = style({
  ...wide,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [below.medium]: { gridColumn: '1 / -1' } },
});

export const options = style({
  ...wide,
  ...wrappingRow,
  gap: '0.375rem',
  paddingBlock: space['1'],
  '@media': { [below.medium]: { gridColumn: '1 / -1' } },
});

export const option = style({
  ...chamfer('chip'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4375rem',
  maxWidth: '100%',
  minHeight: '1.875rem',
  paddingInline: '0.625rem',
  border: `1px solid ${color.line}`,
  fontSize: '0.875rem',
  fontWeight: '500',
  wordSpacing: typeStyles.label.wordSpacing,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    [`${underHand} &`]: { borderColor: color.lineStrong },
    '&[data-empty]': { borderStyle: 'dashed', borderColor: color.lineStrong, color: color.inkSubtle },
    '&:hover': { borderColor: color.ink },
    '&:has(:checked)': { background: color.ink, borderColor: color.ink, color: color.canvas },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [below.medium]: { minHeight: vars.size.control, paddingInline: '0.875rem' },
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const box = style(hidden);

export const count = style({
  fontSize: '0.8125rem',
  color: color.inkMuted,
  selectors: { [`${option}:is([data-empty], :has(:checked)) &`]: { color: 'inherit' } },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.375rem',
  color: color.inkMuted,
  '@media': {
    [below.medium]: { gridColumn: 2, gridRow: 1 },
    [withoutScripts]: { selectors: { '&[data-listed]': { display: 'none' } } },
  },
});

export const unit = style({ minWidth: '1.75rem', fontSize: '0.875rem' });

/** Until a size is set, its edge is a hairline. */
export const field = style({
  ...lettering,
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.controlSmall,
  padding: '0.1875rem 0.5rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.field,
  background: 'none',
  color: color.ink,
  fontSize: '0.875rem',
  fontWeight: '430',
  textAlign: 'end',
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
    [`${underHand} &`]: { borderColor: color.lineStrong },
    '&[data-set]': { borderColor: color.ink, background: color.surface },
    '&:hover': { borderColor: color.ink },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: color.focus },
    '&[aria-invalid="true"]': { borderColor: color.critical, boxShadow: `inset 0 -2px 0 ${color.critical}` },
  },
  '@media': { [below.medium]: { minHeight: vars.size.control, fontSize: '1rem', paddingInline: '0.375rem' } },
});

export const lists = style({
  ...wide,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space['2'],
  '@media': { [below.medium]: { gridColumn: '1 / -1' } },
});

export const sizeList = style({
  minWidth: 0,
  minHeight: vars.size.controlSmall,
  paddingInline: space['2'],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  background: color.surface,
  color: color.ink,
  fontSize: '0.9375rem',
  '@media': { [below.medium]: { minHeight: vars.size.control, fontSize: '1rem' } },
});

export const note = style({
  ...typeStyles.small,
  gridColumn: '2 / -1',
  color: color.inkMuted,
  textAlign: 'end',
  selectors: {
    '&:not(:empty)': { paddingBlockEnd: space['2'] },
    '&[data-error]': { color: color.critical, fontWeight: '500' },
  },
  '@media': {
    [below.medium]: { gridColumn: '1 / -1', gridRow: 3, selectors: { '&:empty': { display: 'none' } } },
  },
});

export const foot = style({
  ...wrappingRow,
  gap: `${space['1']} ${space['5']}`,
  minHeight: vars.size.controlLarge,
  marginBlockStart: '-1px',
  borderBlockStart: `1px solid ${color.line}`,
});

export const found = style({ ...typeStyles.title, fontVariantNumeric: 'tabular-nums' });

export const clear = style({ minWidth: 0, '@media': { [withoutScripts]: { display: 'none' } } });

export const sheetFoot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.625rem',
  width: '100%',
});

/** Without scripts these send the form. */
export const send = style({ ...wrappingRow, gap: space['4'], paddingBlock: space['3'] });
