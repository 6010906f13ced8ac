import { globalStyle, style } from '@vanilla-extract/css';
import { below, wrappingRow } from '#tokens/layout.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${space['4']} ${space['5']}`,
});

export const whole = style({ gridColumn: '1 / -1' });

export const how = style({ display: 'grid', gap: space['2'], justifyItems: 'start' });

export const label = style(typeStyles.label);

export const heading = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space['3'],
  marginBlockEnd: space['3'],
});

export const aside = style({ ...typeStyles.small, color: color.inkMuted });

/** Words may break anywhere, amounts nowhere. */
export const word = style({ overflowWrap: 'anywhere' });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space['2']} ${space['1']}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
});
globalStyle(`${table} thead th`, {
  ...typeStyles.small,
  borderBlockStart: `1px solid ${color.ink}`,
  color: color.inkMuted,
});
globalStyle(`${table} tbody th`, { fontWeight: 400 });
globalStyle(`${table} :is(th, td):not(:first-child)`, { textAlign: 'end' });
globalStyle(`${table} td`, { fontWeight: figure.weight });
globalStyle(`${table} tbody th`, { overflowWrap: 'anywhere' });

export const before = style({ color: color.inkMuted });

/** At the other end than the actions. */
export const note = style({
  ...typeStyles.small,
  color: color.inkMuted,
  alignSelf: 'center',
  marginInlineEnd: 'auto',
  '@media': { [below.narrow]: { flex: '1 1 100%' } },
});
