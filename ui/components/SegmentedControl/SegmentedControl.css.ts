import { style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color } = vars;

export const segment = style({
  ...chamfer('control'),
  display: 'inline-flex',
  maxWidth: '100%',
  minWidth: 0,
  overflowX: 'auto',
  border: `1px solid ${color.lineStrong}`,
  backgroundColor: color.surface,
});

const chosen = '&:is([aria-pressed="true"], [aria-current])';

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3rem',
  flex: 'none',
  minHeight: '2.125rem',
  padding: '0 0.75rem',
  borderInlineStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: '0.875rem',
  fontWeight: '500',
  textDecoration: 'none',
  selectors: {
    '&:first-child': { borderInlineStart: 0 },
    '&:hover': { backgroundColor: color.hover, color: color.ink },
    [chosen]: { backgroundColor: color.ink, color: color.canvas },
    '&:focus-visible': { outlineOffset: '-3px' },
    [`${chosen}:focus-visible`]: { outlineColor: color.canvas },
  },
  '@media': {
    [below.medium]: {
      minHeight: vars.size.control,
    },
    // Of more than two segments, each count is below its label, so that four fit the narrowest phone.
    [below.narrow]: {
      flexDirection: 'column',
      flex: '1 0 auto',
      justifyContent: 'center',
      gap: 0,
      paddingInline: vars.space['2'],
      fontSize: typeStyles.small.fontSize,
      lineHeight: '1.3',
      selectors: {
        '&:first-child:nth-last-child(2), &:nth-child(2):last-child': { flexDirection: 'row', gap: '0.3rem' },
      },
    },
    '(forced-colors: active)': {
      selectors: {
        [chosen]: {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
