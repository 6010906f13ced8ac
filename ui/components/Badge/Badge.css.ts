import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { chamfer } from '#tokens/chamfer.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

export const badge = recipe({
  base: {
    ...typeStyles.badge,
    ...chamfer('chip'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minHeight: '1.5rem',
    paddingInline: vars.space['2'],
    maxWidth: '100%',
    // `hidden` would let a grid or a table shrink the badge to nothing.
    overflow: 'clip',
    whiteSpace: 'nowrap',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  variants: {
    tone: {
      neutral: { background: vars.color.sunken, color: vars.color.inkMuted },
      ink: { background: vars.color.ink, color: vars.color.canvas },
      positive: { background: vars.color.positiveWash, color: vars.color.positive },
      caution: { background: vars.color.cautionWash, color: vars.color.caution },
      critical: { background: vars.color.criticalWash, color: vars.color.critical },
      info: { background: vars.color.infoWash, color: vars.color.info },
    },
  },
});

export type BadgeTone = NonNullable<NonNullable<RecipeVariants<typeof badge>>['tone']>;
