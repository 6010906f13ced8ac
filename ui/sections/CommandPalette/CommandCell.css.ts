import { style } from '@vanilla-extract/css';
import { withoutScripts } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gridColumn: '1 / -1',
  gap: '0.625rem',
  minWidth: 0,
  paddingInline: `${vars.space['3']} ${vars.space['2']}`,
  color: vars.color.inkSubtle,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
  '@media': { [withoutScripts]: { display: 'none' } },
});

export const icon = style({ display: 'grid', flex: 'none', color: vars.color.inkMuted });

export const words = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Touch devices usually have no keyboard. */
export const keys = style({
  ...typeStyles.micro,
  flex: 'none',
  padding: '0.125rem 0.3125rem',
  border: `1px solid ${vars.color.line}`,
  fontFamily: 'inherit',
  color: vars.color.inkMuted,
  '@media': { '(hover: none)': { display: 'none' } },
  '@container': { '(max-width: 26rem)': { display: 'none' } },
});
