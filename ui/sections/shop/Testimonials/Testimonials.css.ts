import { style } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const quotes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.page.gutter,
  borderTop: `1px solid ${vars.color.ink}`,
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const lead = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '1.75rem',
  minWidth: 0,
  paddingBlock: '1.75rem',
  paddingInlineEnd: 'clamp(1rem, 4vw, 4.5rem)',
  '@media': { [below.medium]: { paddingInlineEnd: 0 } },
});

export const leadAlone = style([lead, { gridColumn: '1 / -1', gap: vars.space['10'], maxWidth: '56rem' }]);

export const leadText = style({
  whiteSpace: 'pre-line',
  fontSize: 'clamp(1.5rem, 1.1rem + 1.7vw, 2.5rem)',
  fontStretch: '106%',
  fontWeight: '520',
  lineHeight: '1.16',
  letterSpacing: '-0.025em',
  overflowWrap: 'anywhere',
});

export const others = style({
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': {
    [below.medium]: { borderInlineStart: 0, borderTop: `1px solid ${vars.color.line}` },
  },
});

export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['4'],
  paddingBlock: '1.75rem',
  paddingInlineStart: 'clamp(0rem, 2.5vw, 2.5rem)',
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [below.medium]: { paddingInlineStart: 0 } },
});

/** On its own page, below a rule. */
export const single = style([
  quote,
  { paddingInlineStart: 0, borderTop: `1px solid ${vars.color.ink}`, borderBottom: 0 },
]);

export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const by = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  fontSize: '0.9375rem',
  fontWeight: '540',
});

export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const loadingLines = style({
  display: 'grid',
  alignContent: 'space-between',
  minHeight: '3.1rem',
  paddingBlock: vars.space['1'],
});

export const loadingLead = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['3'],
  minHeight: '15rem',
});

export const loadingName = style({ flex: 1 });
