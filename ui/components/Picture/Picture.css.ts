import { createVar, fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, withoutScripts } from '#tokens/layout.ts';
import { vars } from '#tokens/vars.css.ts';
import { backdrop } from '../Drawing/Drawing.css.ts';

/** Scale of the image. A card sets it on hover. */
export const enlargement = createVar();

const onPlate = { background: vars.color.plate, vars: { [backdrop]: vars.color.plate } };

const squareOnNarrow = { '@media': { [below.narrow]: { aspectRatio: '1' } } } as const;

export const frame = recipe({
  base: { position: 'relative', display: 'block', overflow: 'hidden', width: '100%' },
  variants: {
    slot: {
      card: { aspectRatio: '4 / 3' },
      /** A dense tile, which becomes a record on a narrow screen. */
      // A tall part reaches into the padding of its tile.
      shelf: { aspectRatio: '16 / 10', overflow: 'visible', ...squareOnNarrow },
      row: { aspectRatio: '4 / 3', ...squareOnNarrow },
      stage: { aspectRatio: '16 / 9', ...onPlate },
      thumbnail: { width: '3.25rem', height: '2.5rem', flex: 'none', ...onPlate },
      /** In a row of a table that compares parts. */
      compare: { width: '2.75rem', height: '2.125rem', flex: 'none', ...onPlate },
      /** Beside the name of what a drawer is about. */
      lead: { width: '5.5rem', aspectRatio: '4 / 3', flex: 'none', ...onPlate },
      /** As wide as its place in a line of a basket or a toast. */
      line: { aspectRatio: '4 / 3', ...onPlate },
      summary: { aspectRatio: '16 / 9', ...onPlate },
      gallery: { aspectRatio: '4 / 3', ...onPlate },
      view: { aspectRatio: '4 / 3', ...onPlate },
      zoom: { aspectRatio: '4 / 3', ...onPlate },
    },
    kind: {
      cutOut: {
        // `glow` is transparent in the light theme, where cut-outs need no backlight.
        backgroundImage: `radial-gradient(closest-side, ${vars.color.glow}, transparent)`,
      },
      opaque: {},
      drawing: {},
    },
  },
});

const layer = {
  position: 'absolute',
  transition: `opacity ${vars.duration.base} ${vars.ease.out}, transform ${vars.duration.slow} ${vars.ease.out}`,
  transform: `scale(${fallbackVar(enlargement, '1')})`,
} as const;

const cardDrawing = { left: '2%', top: '1.5rem', width: '96%', height: 'calc(100% - 3.25rem)' } as const;
const cardCutOut = { top: '0.25rem', height: 'calc(100% - 1.25rem)' } as const;
/** Keeps the visible edges of an opaque image clear of the rule above and the name below. */
const cardOpaque = { top: vars.space['4'], height: `calc(100% - 2 * ${vars.space['4']})` } as const;
/** Crops the cut-out's shadow, which is invisible at this size. */
const smallCutOut = { top: '-7%', height: '114%' } as const;

export const drawing = recipe({
  base: { ...layer, '@media': { [withoutScripts]: { selectors: { '&[data-replaced]': { opacity: 0 } } } } },
  variants: {
    slot: {
      card: cardDrawing,
      shelf: { inset: '4% 0', width: '100%', height: '92%' },
      row: { inset: '3px' },
      stage: { inset: '8% 5%' },
      thumbnail: { inset: '3px' },
      compare: { inset: '2px' },
      lead: { inset: '3px' },
      line: { inset: '3px' },
      summary: { inset: '8% 5%' },
      gallery: { inset: '8% 9%' },
      view: { inset: '12%' },
      zoom: { inset: '8% 9%' },
    },
    isCovered: { true: { opacity: 0 } },
  },
});

export const picture = recipe({
  base: {
    ...layer,
    maxWidth: 'none',
    '@media': { [withoutScripts]: { opacity: '1 !important' } },
  },
  variants: {
    slot: {
      card: {},
      shelf: {},
      row: {},
      stage: {},
      thumbnail: {},
      compare: {},
      lead: {},
      line: {},
      summary: {},
      gallery: {},
      view: {},
      zoom: {},
    },
    kind: {
      cutOut: { objectFit: 'contain', aspectRatio: '1', left: '50%', translate: '-50% 0', width: 'auto' },
      opaque: {
        objectFit: 'cover',
        inset: 0,
        width: '100%',
        height: '100%',
        background: vars.color.plate,
      },
    },
    isWaiting: { true: { opacity: 0 } },
  },
  compoundVariants: [
    { variants: { slot: 'card', kind: 'cutOut' }, style: cardCutOut },
    { variants: { slot: 'shelf', kind: 'cutOut' }, style: smallCutOut },
    { variants: { slot: 'card', kind: 'opaque' }, style: cardOpaque },
    { variants: { slot: 'row', kind: 'cutOut' }, style: smallCutOut },
    ...(['stage', 'summary', 'gallery', 'view', 'zoom'] as const).map((slot) => ({
      variants: { slot, kind: 'cutOut' as const },
      style: { top: 0, height: '100%' },
    })),
    { variants: { slot: 'zoom', kind: 'opaque' }, style: { objectFit: 'contain' } },
    { variants: { slot: 'thumbnail', kind: 'cutOut' }, style: smallCutOut },
    { variants: { slot: 'compare', kind: 'cutOut' }, style: smallCutOut },
    { variants: { slot: 'lead', kind: 'cutOut' }, style: smallCutOut },
    { variants: { slot: 'line', kind: 'cutOut' }, style: smallCutOut },
  ],
});
