import { globalStyle, style } from '@vanilla-extract/css';
import { below, oneColumn, touch, wrappingRow } from '#tokens/layout.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, size, space } = vars;

export const inStock = style({ color: color.inkMuted });

export const stock = style({ position: 'relative' });

/** An underline marks a figure that can be edited. */
export const stockButton = style({
  position: 'relative',
  textDecoration: `underline dashed 1px ${color.lineStrong}`,
  textUnderlineOffset: '0.3em',
  selectors: {
    '&:hover': { textDecoration: `underline 2px ${color.accentMark}` },
    // A touch target that does not change the row height.
    '&::after': { content: '""', position: 'absolute', inset: '-0.75rem -0.5rem' },
  },
  '@media': {
    [below.medium]: { textAlign: 'start' },
    [touch]: {
      minWidth: size.control,
      paddingBlock: `calc((${size.control} - 1lh) / 2)`,
      marginBlock: `calc((1lh - ${size.control}) / 2)`,
      selectors: { '&::after': { inset: 0 } },
    },
  },
});

/** Over the figure, so that nothing in the row moves. */
export const editor = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: `calc(-1 * ${space[2]})`,
  translate: '0 -50%',
  zIndex: vars.layer.sticky,
  // At the edge of the screen it ends with the row.
  '@media': { [below.medium]: { insetInlineEnd: 0 } },
});

export const editorRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  padding: '2px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.field,
  backgroundColor: color.raised,
});

export const editorInput = style({
  width: '5.5rem',
  minHeight: size.controlSmall,
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.field,
  backgroundColor: color.surface,
  color: color.ink,
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  fontStretch: figure.width,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: figure.tracking,
  textAlign: 'end',
  selectors: {
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { boxShadow: `inset 0 -2px 0 ${color.critical}` },
  },
  '@media': { [below.medium]: { minHeight: size.control, fontSize: '1rem' } },
});

/** The message is below the field and over the rows below. */
export const editorDrop = style({
  ...typeStyles.small,
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineEnd: 0,
  width: 'min(22rem, calc(100vw - 2.5rem))',
  border: `1px solid ${color.line}`,
  backgroundColor: color.raised,
  boxShadow: vars.shadow.raised,
  color: color.ink,
  fontFamily: vars.font.sans,
  letterSpacing: 0,
  textAlign: 'start',
  whiteSpace: 'normal',
  selectors: { '&:not(:has(p:not(:empty)))': { display: 'none' } },
});

export const editorMessage = style({
  color: color.critical,
  fontWeight: '500',
  selectors: { '&:not(:empty)': { padding: `${space[2]} ${space[3]}` } },
});

export const changed = style({
  ...typeStyles.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: `${space[3]} ${space[4]} ${space[4]}`,
  backgroundColor: color.cautionWash,
  color: color.ink,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const changedTitle = style({ color: color.caution, fontSize: '0.9375rem', fontWeight: '560' });

export const comparison = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${comparison} :is(th, td)`, {
  padding: `0.375rem ${space[2]} 0.375rem 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${comparison} th`, { color: color.inkMuted, fontWeight: '500' });
globalStyle(`${comparison} td`, { fontWeight: '560' });

export const untouched = style({ color: color.inkMuted, fontWeight: '400' });

export const changedActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  marginTop: space[1],
});

export const onSale = style({
  ...typeStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  color: color.inkMuted,
});

/** What is to be done about the notes of the parts below. */
export const notes = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  fontSize: '0.875rem',
  color: color.inkMuted,
});

/** What the drawer shows below the form. */
export const more = style({ ...oneColumn, gap: space[8], marginBlockStart: space[8] });
