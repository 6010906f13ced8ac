import { globalStyle, style } from '@vanilla-extract/css';
import { below, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

/** Each field ends with the line of its message, so the gap is small. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[2]} ${vars.page.gutter}`,
  marginTop: space[4],
});

globalStyle(`${fields} > :nth-child(-n + 2)`, { '@media': { [below.narrow]: { gridColumn: '1 / -1' } } });

export const saved = style({ ...oneColumn, minWidth: 0, color: color.ink });

export const legend = style({ ...typeStyles.label, padding: 0, marginBottom: space[1] });

export const rows = style({ borderTop: `1px solid ${color.line}` });

export const row = style({ borderBottom: `1px solid ${color.line}` });

export const radio = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  minHeight: '3.25rem',
  paddingBlock: '0.6875rem',
  fontSize: '0.9375rem',
  lineHeight: '1.35',
  cursor: 'pointer',
});

export const dot = style({
  appearance: 'none',
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  marginTop: '0.0625rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '50%',
  background: color.surface,
  cursor: 'pointer',
  selectors: { '&:checked': { borderColor: color.ink, borderWidth: '5.5px' } },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const text = style({ ...oneColumn, flex: 1, minWidth: 0, gap: '0.125rem', overflowWrap: 'anywhere' });

export const name = style({ fontWeight: '560' });

export const details = style({ color: color.inkMuted, fontSize: '0.875rem' });

export const use = style({
  flex: 'none',
  color: color.inkMuted,
  fontSize: '0.8125rem',
  lineHeight: '1.4',
});

/** The heading of the fields, with a line to the end. */
export const another = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  ...typeStyles.label,
  marginBlock: `${space[2]} 0`,
  color: color.ink,
  selectors: { '&::after': { content: '""', flex: 1, height: '1px', background: color.line } },
});

export const form = style({ ...oneColumn, gap: space[4], color: color.ink });

/** Before the buttons; below them on narrow screens, where they fill the width. */
export const count = style({
  ...typeStyles.small,
  alignSelf: 'center',
  marginInlineEnd: 'auto',
  color: color.inkMuted,
  '@media': { [below.narrow]: { margin: 0, order: -2, minHeight: '1.4em', textAlign: 'center' } },
});

export const buttons = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.625rem',
  '@media': {
    [below.narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] },
  },
});

globalStyle(`${buttons} > button:last-child`, { '@media': { [below.narrow]: { order: -1 } } });

export const loading = style({ ...oneColumn, gap: space[4] });

export const page = style({
  ...oneColumn,
  gap: space[6],
  maxWidth: '35rem',
  paddingBlock: `clamp(2rem, 4vw, 3.5rem) ${vars.page.section}`,
});

export const pageHead = style({ ...oneColumn, gap: space[3] });

export const lead = style({ color: color.inkMuted });

export const pageActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
