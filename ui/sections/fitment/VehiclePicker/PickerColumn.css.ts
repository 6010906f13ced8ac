import { style } from '@vanilla-extract/css';
import { below, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';
import { input as field } from '#ui/components/Field/Field.css.ts';

const { color, size, space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.3fr)',
  marginBlockStart: space[4],
  border: `1px solid ${color.lineStrong}`,
  background: color.surface,
  '@media': { [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const column = style({
  ...oneColumn,
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 0,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
    '&[data-waiting]': { color: color.inkMuted },
  },
  '@media': {
    [below.narrow]: {
      selectors: {
        '& + &': { borderInlineStart: 0, borderBlockStart: `1px solid ${color.line}` },
        '&[data-waiting]': { display: 'none' },
      },
    },
  },
});

export const head = style({
  ...oneColumn,
  gap: '0.375rem',
  padding: '0.625rem 0.75rem 0.5rem',
  borderBlockEnd: `1px solid ${color.line}`,
});

export const title = style({
  ...typeStyles.small,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  fontWeight: '500',
});

export const count = style({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });

/** Only where a chosen column is folded. */
export const change = style({
  ...typeStyles.small,
  display: 'none',
  justifySelf: 'start',
  minHeight: size.control,
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media': {
    [below.narrow]: { selectors: { [`${column}[data-folded] &`]: { display: 'block' } } },
  },
});

export const search = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  '@media': {
    [below.narrow]: { selectors: { [`${column}[data-folded] &`]: { display: 'none' } } },
  },
});

export const icon = style({
  position: 'absolute',
  insetInlineStart: '0.625rem',
  display: 'grid',
  color: color.inkMuted,
  pointerEvents: 'none',
});

export const input = style([
  field,
  {
    minHeight: '2.25rem',
    paddingBlock: '0.3125rem',
    paddingInlineStart: '2.25rem',
    fontSize: '0.9375rem',
    selectors: { '&:read-only': { background: color.sunken, borderColor: color.line } },
    // Below 16 px, iOS zooms in when the field is focused.
    '@media': { [below.medium]: { minHeight: size.control, fontSize: '1rem' } },
  },
]);

export const error = style({ ...typeStyles.small, color: color.critical, fontWeight: '500' });

export const hint = style({ ...typeStyles.small, padding: '0.875rem 0.75rem', color: color.inkMuted });

export const list = style({
  height: '20rem',
  paddingBlock: space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [below.narrow]: {
      height: 'auto',
      maxHeight: '22rem',
    },
  },
});

export const group = style({
  ...typeStyles.micro,
  padding: '0.5rem 0.75rem 0.125rem',
  color: color.inkMuted,
  '@media': {
    [below.narrow]: { selectors: { [`${column}[data-folded] &`]: { display: 'none' } } },
  },
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 0.75rem`,
  minHeight: size.rowCompact,
  padding: '0.25rem 0.75rem',
  fontSize: '0.9375rem',
  lineHeight: '1.3',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  // Long lists: what is out of view is not laid out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${size.rowCompact}`,
  selectors: {
    '&:hover, &[data-active]': { background: color.hover },
    '&[aria-selected="true"]': { background: color.hover, fontWeight: '580' },
    '&[aria-selected="true"]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '0.375rem',
      width: '3px',
      background: color.accentMark,
    },
    '&[data-active]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [below.narrow]: {
      minHeight: size.control,
      selectors: { [`${column}[data-folded] &:not([aria-selected="true"])`]: { display: 'none' } },
    },
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { outline: '1px solid' } } },
  },
});

export const text = style({ ...oneColumn, gap: '0.0625rem', minWidth: 0 });

export const details = style({ color: color.inkMuted, fontSize: '0.8125rem', fontWeight: '450' });

export const mark = style({
  background: 'none',
  color: 'inherit',
  fontWeight: '600',
  boxShadow: `inset 0 -2px 0 ${color.accentMark}`,
});
