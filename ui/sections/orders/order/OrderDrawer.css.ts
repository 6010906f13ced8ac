import { style } from '@vanilla-extract/css';
import { wrappingRow } from '#tokens/layout.ts';
import { figure, typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

/** As light as the figures of an admin's list. */
export const transaction = style({ display: 'flex', minWidth: 0, fontWeight: figure.weight });

/** The part, with its picture in front. */
export const lead = style({ display: 'flex', gap: vars.space['4'], overflowWrap: 'anywhere' });

export const leadRow = style({
  ...wrappingRow,
  gap: `${vars.space['1']} ${vars.space['3']}`,
  fontSize: '0.875rem',
});

export const subheadText = style(typeStyles.label);

export const subhead = style([subheadText, { marginBottom: vars.space['2'] }]);

export const vehicle = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
});

/** A heading with what belongs to it at the end. */
export const subheadRow = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  marginBlockEnd: vars.space['3'],
});

export const aside = style({ ...typeStyles.small, color: vars.color.inkMuted });

export const entry = style({
  paddingBlock: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: '0.9375rem',
  lineHeight: '1.5',
  overflowWrap: 'anywhere',
});

export const noteForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space['3'],
  marginBlockStart: vars.space['3'],
});

/** As far below as the control beside it, whose label is above. */
export const beside = style({
  paddingBlockStart: `calc(${typeStyles.label.lineHeight} * ${typeStyles.label.fontSize} + 0.375rem)`,
});

export const signature = style({
  ...typeStyles.small,
  ...wrappingRow,
  gap: `0 ${vars.space['3']}`,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});

/** The orders of one parcel. */
export const orders = style({ marginBlockEnd: vars.space['4'] });

export const togetherRow = style({
  paddingBlockEnd: vars.space['2'],
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
});

/** In line with the label of the checkbox above. */
export const belowBox = style([aside, { display: 'block', paddingInlineStart: 'calc(18px + 0.625rem)' }]);

/** Of an order that is not in the parcel. */
export const endedRow = style([
  togetherRow,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space['4'],
    paddingBlock: vars.space['2'],
    paddingInlineStart: 'calc(18px + 0.625rem)',
  },
]);
export const endedName = style({ display: 'block', color: vars.color.inkMuted });
