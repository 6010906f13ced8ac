import { globalStyle } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { chamfer } from '#tokens/chamfer.ts';
import { vars } from '#tokens/vars.css.ts';

export const notice = recipe({
  base: {
    ...chamfer('box'),
    display: 'flex',
    gap: vars.space['3'],
    padding: `${vars.space['3']} ${vars.space['4']}`,
    border: '1px solid transparent',
    fontSize: '0.9375rem',
    lineHeight: '1.45',
  },
  variants: {
    tone: {
      info: { background: vars.color.infoWash, color: vars.color.info },
      positive: { background: vars.color.positiveWash, color: vars.color.positive },
      caution: { background: vars.color.cautionWash, color: vars.color.caution },
      critical: { background: vars.color.criticalWash, color: vars.color.critical },
    },
  },
});

export const title = style({ fontWeight: '560' });
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });

globalStyle(`${notice.classNames.base} > svg`, { marginTop: '0.1rem' });

export type NoticeTone = NonNullable<NonNullable<RecipeVariants<typeof notice>>['tone']>;
