import { style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const zone = style({
  ...chamfer('panel'),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: '14rem',
  padding: space['6'],
  border: `1px dashed ${color.lineStrong}`,
  backgroundColor: color.canvas,
  color: color.inkMuted,
  fontSize: '0.9375rem',
  lineHeight: '1.55',
  textAlign: 'center',
  transition: `background-color ${vars.duration.fast} ${vars.ease.out}, border-color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[data-invalid]': { borderColor: color.critical },
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: color.accentMark,
      // In place of a thicker border, which would move the content.
      boxShadow: `inset 0 0 0 1px ${color.accentMark}`,
      backgroundColor: color.accentWash,
      color: color.ink,
    },
  },
});

export const compactZone = style([
  zone,
  { maxWidth: '14rem', minHeight: 'auto', aspectRatio: '4 / 3', padding: space['3'], fontSize: '0.875rem' },
]);

/** The children ignore drag events, so only the zone receives enter and leave. */
export const invitation = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space['2'],
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  selectors: { '[data-over] > &': { visibility: 'hidden' } },
});

export const letGo = style({
  position: 'absolute',
  color: color.ink,
  fontWeight: '560',
  pointerEvents: 'none',
});

export const strong = style({ color: color.ink, fontWeight: '560' });

export const link = style({
  color: color.ink,
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: {
    'button:hover &': { textDecorationThickness: '2px', textDecorationColor: color.accentMark },
  },
});

export const hint = style({ ...typeStyles.small });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) auto',
  gap: space['4'],
  alignItems: 'center',
  marginTop: space['2'],
  padding: space['3'],
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
});

export const preview = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: color.plate,
  color: color.inkMuted,
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const facts = style({ minWidth: 0 });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
  fontWeight: '540',
});

export const words = style({ ...typeStyles.small, color: color.inkMuted, overflowWrap: 'anywhere' });

export const failure = style([words, { color: color.critical }]);

export const progress = style({ marginTop: space['2'] });

export const actions = style({ display: 'flex', flexWrap: 'wrap' });
