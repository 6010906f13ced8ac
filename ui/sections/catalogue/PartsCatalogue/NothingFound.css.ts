import { style } from '@vanilla-extract/css';
import { from, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const nothing = style({
  ...oneColumn,
  gap: 'clamp(1.5rem, 4vw, 4rem)',
  alignItems: 'center',
  paddingBlock: space['6'],
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': {
    [from.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.35fr)', paddingBlock: space['10'] },
  },
});

export const drawing = style({
  width: '11rem',
  maxWidth: '100%',
  '@media': { [from.narrow]: { width: '20rem' } },
});

export const rows = style({
  marginBlockStart: space['3'],
  borderBlockStart: `1px solid ${color.ink}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space['4'],
  minHeight: vars.size.rowComfortable,
  paddingBlock: space['2'],
  borderBlockEnd: `1px solid ${color.line}`,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { background: color.rowHover },
});

export const condition = style({ fontWeight: '560' });

export const arrow = style({ display: 'grid', color: color.inkMuted });

export const word = style({
  ...typeStyles.small,
  marginBlockStart: space['4'],
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});
