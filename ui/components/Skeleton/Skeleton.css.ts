import { keyframes } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { patience } from '#tokens/motion.ts';
import { radius } from '#tokens/shape.ts';
import { vars } from '#tokens/vars.css.ts';

const sweep = keyframes({
  from: { backgroundPosition: '120% 0' },
  to: { backgroundPosition: '-100% 0' },
});
const appear = keyframes({ from: { opacity: 0 } });
const appears = `${appear} 1ms ${patience.skeleton}ms backwards`;

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    borderRadius: radius.field,
    backgroundColor: vars.color.skeleton,
    animation: appears,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        backgroundImage: `linear-gradient(100deg, ${vars.color.skeleton} 35%, ${vars.color.skeletonGlow} 50%, ${vars.color.skeleton} 65%)`,
        backgroundSize: '220% 100%',
        animation: `${appears}, ${sweep} 1.4s linear infinite`,
      },
      '(forced-colors: active)': { border: '1px solid GrayText' },
    },
  },
  variants: {
    shape: {
      text: { height: '0.875rem' },
      title: { height: '1.25rem' },
      heading: { height: '2.25rem' },
      badge: { height: '1.5rem' },
      field: { height: vars.size.control },
      circle: { width: '2.5rem', height: '2.5rem', borderRadius: radius.round },
      fill: { width: '100%', height: '100%' },
    },
    width: {
      full: { width: '100%' },
      'three-quarters': { width: '75%' },
      half: { width: '50%' },
      third: { width: '33%' },
      quarter: { width: '25%' },
      word: { width: '4.5rem' },
      button: { width: '7rem' },
    },
  },
  defaultVariants: { shape: 'text' },
});

export type SkeletonVariants = NonNullable<RecipeVariants<typeof skeleton>>;
