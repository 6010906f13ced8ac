import { globalStyle } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { chamfer } from '#tokens/chamfer.ts';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const enabled = '&:not([aria-disabled="true"], [aria-busy="true"])';

/** Takes the space of the pending spinner from the padding, so that the width stays the same. */
const pendingPadding = (padding: string, gap: string) => ({
  '&[aria-busy="true"]': { paddingInline: `calc(${padding} - (1em + ${gap}) / 2)` },
});

export const button = recipe({
  base: {
    ...typeStyles.button,
    ...chamfer('control'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['2'],
    minHeight: vars.size.control,
    minWidth: vars.size.control,
    maxWidth: '100%',
    paddingBlock: 0,
    paddingInline: '1.125rem',
    border: '1px solid transparent',
    background: 'transparent',
    color: vars.color.ink,
    textAlign: 'center',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.duration.fast} ${vars.ease.out}, border-color ${vars.duration.fast}, transform ${vars.duration.instant}`,
    selectors: {
      [`${enabled}:active`]: { transform: 'translateY(1px)' },
      '&[aria-busy="true"]': { cursor: 'progress' },
      '&[aria-disabled="true"]': {
        background: vars.color.sunken,
        borderColor: vars.color.line,
        color: vars.color.inkSubtle,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&&:active': { transform: 'none' } } },
      [below.narrow]: { whiteSpace: 'normal', lineHeight: '1.2' },
      '(forced-colors: active)': {
        selectors: { '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    tone: {
      primary: {
        selectors: {
          '&:not([aria-disabled="true"])': { background: vars.color.accent, color: vars.color.accentInk },
          [`${enabled}:hover`]: { background: vars.color.accentHover },
          [`${enabled}:active`]: { background: vars.color.accentPress },
        },
      },
      solid: {
        selectors: {
          '&:not([aria-disabled="true"])': { background: vars.color.ink, color: vars.color.canvas },
          [`${enabled}:hover`]: {
            background: `color-mix(in oklab, ${vars.color.ink} 86%, ${vars.color.canvas})`,
          },
        },
      },
      line: {
        borderColor: vars.color.lineStrong,
        selectors: {
          [`${enabled}:hover`]: { background: vars.color.hover, borderColor: vars.color.ink },
          [`${enabled}:active`]: { background: vars.color.press, borderColor: vars.color.ink },
        },
      },
      quiet: {
        selectors: {
          [`${enabled}:hover`]: { background: vars.color.hover },
          [`${enabled}:active`]: { background: vars.color.press },
        },
      },
      danger: {
        selectors: {
          '&:not([aria-disabled="true"])': {
            background: vars.color.criticalFill,
            color: vars.color.criticalInk,
          },
          [`${enabled}:hover`]: { background: vars.color.criticalHover },
        },
      },
    },
    size: {
      sm: {
        ...typeStyles.buttonSmall,
        gap: '0.375rem',
        minHeight: vars.size.controlSmall,
        minWidth: vars.size.controlSmall,
        paddingInline: vars.space['3'],
        selectors: pendingPadding(vars.space['3'], '0.375rem'),
        '@media': { [below.medium]: { minHeight: vars.size.control, minWidth: vars.size.control } },
      },
      md: { selectors: pendingPadding('1.125rem', vars.space['2']) },
      lg: {
        ...typeStyles.buttonLarge,
        ...chamfer('large'),
        minHeight: vars.size.controlLarge,
        paddingInline: vars.space['6'],
        selectors: pendingPadding(vars.space['6'], vars.space['2']),
      },
    },
    // Long words wrap.
    isBlock: { true: { width: '100%', overflowWrap: 'anywhere' } },
  },
  defaultVariants: { tone: 'line', size: 'md' },
});

globalStyle(`${button.classNames.base} svg`, { flex: 'none' });

export type ButtonVariants = NonNullable<RecipeVariants<typeof button>>;
