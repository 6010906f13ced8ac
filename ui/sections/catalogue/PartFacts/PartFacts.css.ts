import { style } from '@vanilla-extract/css';
import { below, oneColumn, wrappingRow } from '#tokens/layout.ts';
import { lettering } from '#tokens/lettering.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const facts = style({ ...oneColumn, gap: space['5'] });

export const name = style({ overflowWrap: 'anywhere' });

export const line = style({
  ...wrappingRow,
  gap: `${space['1']} ${space['4']}`,
  marginTop: space['3'],
  fontSize: '0.9375rem',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const number = style({ display: 'inline-flex', minWidth: 0, color: color.ink });

/** The start of a long text. The page has the rest below. */
export const start = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  maxWidth: '34em',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'end',
  columnGap: 'clamp(1.25rem, 2.4vw, 2.25rem)',
  paddingTop: '1.125rem',
  borderTop: `1px solid ${color.ink}`,
  '@media': {
    [below.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space['4'] },
  },
});

export const priceCell = style({
  minWidth: 0,
  '@media': { [below.narrow]: { gridColumn: '1 / -1' } },
});

export const price = style({
  ...lettering,
  fontSize: '2.25rem',
  fontStretch: figure.widthTotal,
  fontWeight: figure.weight,
  letterSpacing: '-0.05em',
  lineHeight: '1',
  overflowWrap: 'anywhere',
});

export const label = style({
  fontSize: typeStyles.micro.fontSize,
  lineHeight: typeStyles.micro.lineHeight,
  color: color.inkMuted,
});

export const value = style({
  ...wrappingRow,
  columnGap: space['2'],
  minHeight: '1.5rem',
  marginTop: '0.125rem',
});

export const count = style({
  ...lettering,
  fontSize: '1.0625rem',
  fontWeight: figure.weightStrong,
  lineHeight: '1.3',
  overflowWrap: 'anywhere',
});

/** Under the minimum order. Reserved until the customer's vehicle is known. */
export const perVehicle = style({
  ...typeStyles.small,
  minHeight: `${typeStyles.small.lineHeight}em`,
  marginTop: '0.125rem',
  color: color.inkMuted,
  textAlign: 'end',
});
