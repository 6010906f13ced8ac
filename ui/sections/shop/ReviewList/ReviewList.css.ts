import { style } from '@vanilla-extract/css';
import { oneColumn, wrappingRow } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const page = style({ ...oneColumn, gap: space[6] });

export const results = style({ ...oneColumn, gap: space[4] });

export const list = style({ margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${color.ink}` });

export const review = style({
  ...oneColumn,
  gap: space[3],
  paddingBlock: space[5],
  borderBottom: `1px solid ${color.line}`,
});

export const head = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
});

export const by = style({
  ...wrappingRow,
  gap: `${space[1]} ${space[3]}`,
  minWidth: 0,
  fontWeight: '540',
  overflowWrap: 'anywhere',
});

export const fact = style({ color: color.inkMuted, fontSize: '0.8125rem', fontWeight: '450' });

export const text = style({ maxWidth: '60rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const hiddenText = style([text, { color: color.inkMuted }]);
