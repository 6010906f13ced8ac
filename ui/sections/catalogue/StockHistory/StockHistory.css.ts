import { globalStyle, style } from '@vanilla-extract/css';
import { below, wrappingRow } from '#tokens/layout.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const heading = style([typeStyles.label, { marginBlockEnd: space['3'] }]);

export const label = style([typeStyles.label]);

export const row = style({
  ...wrappingRow,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space['4']}`,
  marginBlockEnd: space['3'],
});

export const aside = style({ ...typeStyles.small, color: color.inkMuted });

/** Change, what happened, and the stock after it, as columns of one grid. */
export const movements = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(24%) minmax(0, 1fr) fit-content(24%)',
  columnGap: space['4'],
  fontSize: '0.9375rem',
});

export const movement = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  paddingBlock: space['2'],
  borderBlockStart: `1px solid ${color.line}`,
});

export const amount = style({ fontWeight: figure.weight, textAlign: 'end' });

export const added = style([amount, { color: color.positive }]);

export const about = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const cause = style({ fontWeight: 500 });

export const signature = style({
  ...typeStyles.small,
  ...wrappingRow,
  gap: `0 ${space['3']}`,
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

// Beside long figures on a narrow screen a time needs two lines.
globalStyle(`${signature} time`, { whiteSpace: 'normal' });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space['4']} ${space['5']}`,
  '@media': { [below.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const whole = style({ gridColumn: '1 / -1' });
