import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, withoutScripts } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

// Widths of the frame, which is a container.
const narrowFrame = '(max-width: 26rem)';
const narrowestFrame = '(max-width: 20rem)';

/** A long name is cut, so that nothing moves when the vehicle becomes known. */
const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '11.5rem',
  height: '100%',
  paddingInline: space[3],
  borderInlineStart: `1px solid ${color.line}`,
  color: color.ink,
  fontSize: '0.9375rem',
  lineHeight: '1.25',
  wordSpacing: '0.08em',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: color.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@container': {
    [narrowFrame]: { width: '9rem' },
    [narrowestFrame]: { width: vars.size.control, justifyContent: 'center', paddingInline: 0 },
  },
});

/** Dashed is absent. */
export const cell = styleVariants({
  chosen: [base, { fontWeight: '540' }],
  none: [
    base,
    { borderInlineStart: `1px dashed ${color.lineStrong}`, color: color.inkMuted, fontWeight: '450' },
  ],
});

export const pending = style([cell.none, { borderInlineStartColor: 'transparent' }]);

globalStyle(`${pending} > *`, {
  visibility: 'hidden',
  '@media': { [withoutScripts]: { visibility: 'visible' } },
});

/** The panel opens below the frame, or below the bar of the header where the frame is narrow. */
export const box = style({ height: '100%' });

export const icon = style({ display: 'grid', flex: 'none' });

export const name = style({
  display: 'flex',
  flex: 1,
  gap: '0.375rem',
  minWidth: 0,
  whiteSpace: 'nowrap',
  '@container': { [narrowestFrame]: { display: 'none' } },
});

export const model = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const year = style({ fontWeight: '430', '@container': { [narrowFrame]: { display: 'none' } } });

const arrow = style({
  display: 'grid',
  flex: 'none',
  color: color.inkMuted,
  '@container': { [narrowestFrame]: { display: 'none' } },
});

export const chevron = styleVariants({
  chosen: [arrow],
  none: [arrow, { '@container': { [narrowFrame]: { display: 'none' } } }],
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.375rem)',
  insetInline: vars.page.margin,
  zIndex: vars.layer.popover,
  padding: `${space[4]} 1.125rem 1.125rem`,
  border: `1px solid ${color.line}`,
  background: color.raised,
  color: color.ink,
  boxShadow: vars.shadow.overlay,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': { [from.medium]: { insetInline: 'auto -1px', width: '24rem' } },
});

export const title = style({ fontSize: '1.0625rem', fontWeight: '600', lineHeight: '1.3' });

export const rows = style({ marginTop: '0.625rem', borderTop: `1px solid ${color.line}` });

export const row = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  width: '100%',
  minHeight: '3.25rem',
  paddingBlock: '0.6875rem',
  borderBottom: `1px solid ${color.line}`,
  fontSize: '0.9375rem',
  lineHeight: '1.35',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});

export const dot = style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  marginTop: '0.0625rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '50%',
  background: color.surface,
  selectors: { '[aria-current] > &': { borderColor: color.ink, borderWidth: '5.5px' } },
});

export const text = style({ display: 'grid', minWidth: 0, gap: '0.125rem', overflowWrap: 'anywhere' });

export const vehicle = style({ fontWeight: '560' });

export const details = style({ color: color.inkMuted, fontSize: '0.875rem' });

export const another = style({ marginTop: space[4], fontSize: '0.9375rem' });
