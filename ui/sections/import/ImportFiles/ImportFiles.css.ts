import { style } from '@vanilla-extract/css';
import { below, oneColumn } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const block = style({ ...oneColumn, gap: space[3] });

/** The rows share its columns. */
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) minmax(0, 1.1fr) auto',
  columnGap: space[5],
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': { [below.medium]: { gridTemplateColumns: '1.5rem minmax(0, 1fr)' } },
});

export const kind = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minHeight: '4.5rem',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: '0.9375rem',
  lineHeight: '1.4',
  color: color.inkMuted,
  '@media': {
    [below.medium]: { rowGap: space[2] },
  },
});

export const name = style({ color: color.ink, fontWeight: '560' });

export const about = style(typeStyles.small);

/** Below the name on narrow screens. */
export const second = style({ '@media': { [below.medium]: { gridColumn: 2, justifySelf: 'start' } } });

export const needs = style([second, typeStyles.small]);

export const written = style([about, { fontWeight: '400', color: color.inkMuted }]);

export const rules = style({ ...oneColumn, gap: space[5] });

export const rulesOfKind = style({ ...oneColumn, gap: space[2] });

export const ruleTitle = style(typeStyles.title);
