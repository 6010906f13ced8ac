import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { radius } from '#tokens/shape.ts';
import { vars } from '#tokens/vars.css.ts';

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.round,
    background: vars.color.plate,
    color: vars.color.ink,
    fontWeight: '600',
    fontStretch: '96%',
    lineHeight: '1',
    userSelect: 'none',
  },
  variants: {
    size: {
      /** In a table row. */
      xs: { width: '1.625rem', height: '1.625rem', fontSize: '0.625rem' },
      sm: { width: '2rem', height: '2rem', fontSize: '0.6875rem' },
      md: { width: '2.5rem', height: '2.5rem', fontSize: '0.8125rem' },
      lg: { width: '5.5rem', height: '5.5rem', fontSize: '1.5rem' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });

export type AvatarSize = NonNullable<NonNullable<RecipeVariants<typeof avatar>>['size']>;
