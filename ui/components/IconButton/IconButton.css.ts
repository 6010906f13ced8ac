import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { chamfer } from '#tokens/chamfer.ts';
import { below } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';

export const iconButton = recipe({
  base: {
    ...chamfer('control'),
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    border: '1px solid transparent',
    color: vars.color.ink,
    transition: `background-color ${vars.duration.fast} ${vars.ease.out}`,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: vars.color.hover },
      '&:active:not([aria-disabled="true"])': { background: vars.color.press },
      '&[aria-disabled="true"]': { color: vars.color.inkSubtle, cursor: 'not-allowed' },
    },
  },
  variants: {
    size: {
      sm: {
        width: vars.size.controlSmall,
        height: vars.size.controlSmall,
        '@media': { [below.medium]: { width: vars.size.control, height: vars.size.control } },
      },
      md: { width: vars.size.control, height: vars.size.control },
    },
    tone: {
      neutral: {},
      critical: {
        // Nothing is red until somebody reaches for it.
        color: vars.color.inkSubtle,
        selectors: {
          '&:is(:hover, :focus-visible):not([aria-disabled="true"])': {
            background: vars.color.criticalWash,
            color: vars.color.critical,
          },
        },
      },
    },
  },
  defaultVariants: { size: 'md', tone: 'neutral' },
});

export type IconButtonVariants = NonNullable<RecipeVariants<typeof iconButton>>;
