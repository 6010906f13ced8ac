import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#tokens/vars.css.ts';
import { backdrop } from '../Drawing/Drawing.css.ts';

/** How much the picture is enlarged: a card sets it while a pointer rests on it. */
export const enlargement = createVar();

const noScripts = '(scripting: none)';
const onPlate = { background: vars.color.plate, vars: { [backdrop]: vars.color.plate } };

export const frame = recipe({
  base: { position: 'relative', display: 'block', overflow: 'hidden', width: '100%' },
  variants: {
    slot: {
      card: { aspectRatio: '4 / 3' },
      stage: { aspectRatio: '16 / 9', ...onPlate },
      thumbnail: { width: '3.25rem', height: '2.5rem', flex: 'none', ...onPlate },
      summary: { aspectRatio: '16 / 9', ...onPlate },
    },
    kind: {
      cutOut: {
        // Transparent in light: there a cut-out needs no lamp behind it.
        backgroundImage: `radial-gradient(closest-side, ${vars.color.glow}, transparent)`,
      },
      opaque: { background: vars.color.plate },
      drawing: {},
    },
  },
});

const layer = {
  position: 'absolute',
  transition: `opacity ${vars.duration.base} ${vars.ease.out}, transform ${vars.duration.slow} ${vars.ease.out}`,
  transform: `scale(${fallbackVar(enlargement, '1')})`,
} as const;

export const drawing = recipe({
  base: { ...layer, '@media': { [noScripts]: { selectors: { '&[data-replaced]': { opacity: 0 } } } } },
  variants: {
    slot: {
      card: { left: '2%', top: '1.5rem', width: '96%', height: 'calc(100% - 3.25rem)' },
      stage: { inset: '8% 5%' },
      thumbnail: { inset: '3px' },
      summary: { inset: '8% 5%' },
    },
    isCovered: { true: { opacity: 0 } },
  },
});

export const picture = recipe({
  base: {
    ...layer,
    maxWidth: 'none',
    '@media': { [noScripts]: { opacity: '1 !important' } },
  },
  variants: {
    slot: { card: {}, stage: {}, thumbnail: {}, summary: {} },
    kind: {
      cutOut: { objectFit: 'contain', aspectRatio: '1', left: '50%', translate: '-50% 0', width: 'auto' },
      opaque: { objectFit: 'cover', inset: 0, width: '100%', height: '100%' },
    },
    isWaiting: { true: { opacity: 0 } },
  },
  compoundVariants: [
    {
      variants: { slot: 'card', kind: 'cutOut' },
      style: { top: '0.25rem', height: 'calc(100% - 1.25rem)' },
    },
    { variants: { slot: 'stage', kind: 'cutOut' }, style: { top: 0, height: '100%' } },
    { variants: { slot: 'summary', kind: 'cutOut' }, style: { top: 0, height: '100%' } },
    {
      variants: { slot: 'thumbnail', kind: 'cutOut' },
      // The cut-out leaves room for its shadow, which nobody sees at this size.
      style: { top: '-7%', height: '114%' },
    },
  ],
});

export const still = style({ transition: 'none' });
