import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#tokens/layout.ts';
import { typeStyles } from '#tokens/type.ts';
import { vars } from '#tokens/vars.css.ts';

const { color, space } = vars;

export const page = style({ paddingBlock: `${space['12']} ${space['20']}` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space['6'],
  marginBlockEnd: space['12'],
});

export const marks = style({ display: 'flex', alignItems: 'center', gap: space['8'] });

export const section = style({
  display: 'grid',
  gridTemplateColumns: '14rem minmax(0, 1fr)',
  gap: space['8'],
  paddingBlock: `${space['6']} 3.75rem`,
  borderBlockStart: `1px solid ${color.ink}`,
  '@media': {
    [below.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space['5'],
      paddingBlockEnd: space['10'],
    },
  },
});

export const lead = style({
  ...typeStyles.small,
  maxWidth: '28ch',
  marginBlockStart: '0.375rem',
  color: color.inkMuted,
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['6'],
  alignContent: 'start',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space['4']} 1.75rem`,
});

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = styleVariants({ 2: 2, 3: 3 }, (count) => ({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: columns(count),
  gap: `${space['5']} ${space['6']}`,
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space['2'],
  minWidth: 0,
});

export const wideCell = style([cell, { justifyItems: 'stretch' }]);

export const cellName = style({ ...typeStyles.small, color: color.inkSubtle });

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: columns(8),
  gap: `${space['4']} ${space['3']}`,
  '@media': { [below.medium]: { gridTemplateColumns: columns(4) } },
});

const named = {
  canvas: 'canvas',
  surface: 'surface',
  raised: 'raised',
  sunken: 'sunken',
  ink: 'ink',
  inkMuted: 'ink-muted',
  inkSubtle: 'ink-subtle',
  line: 'line',
  lineStrong: 'line-strong',
  accent: 'accent',
  accentHover: 'accent-hover',
  accentPress: 'accent-press',
  accentText: 'accent-text',
  accentWash: 'accent-wash',
  positive: 'positive',
  positiveWash: 'positive-wash',
  caution: 'caution',
  cautionWash: 'caution-wash',
  critical: 'critical',
  criticalWash: 'critical-wash',
  info: 'info',
  infoWash: 'info-wash',
  focus: 'focus',
  inverse: 'inverse',
} as const;

export const swatchNames = Object.entries(named);

const anySwatch = style({
  height: '3.5rem',
  border: `1px solid ${color.line}`,
  forcedColorAdjust: 'none',
});

export const swatch: Readonly<Record<string, string>> = styleVariants(named, (_name, key) => [
  anySwatch,
  { background: color[key] },
]);

export const swatchName = style({
  ...typeStyles.small,
  marginBlockStart: '0.125rem',
  overflowWrap: 'anywhere',
});

export const largeFigures = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['6'],
  fontSize: '1.667rem',
});

export const textError = style({
  ...typeStyles.small,
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  color: color.critical,
  fontWeight: '500',
});

/** Holds what else would stand over the whole page. */
export const stage = styleVariants({ toasts: '17rem', drawer: '30rem' }, (height) => ({
  position: 'relative',
  height,
  overflow: 'hidden',
  transform: 'translate(0)',
  border: `1px solid ${color.line}`,
}));

export const dimmed = style([stage.drawer, { background: color.scrim }]);

export const box = style({ border: `1px solid ${color.line}`, minWidth: 0 });

/** The middle of what is as high as the window. */
export const middle = style([
  box,
  { display: 'grid', alignContent: 'center', height: '20rem', overflow: 'hidden' },
]);

export const panel = style({ width: 'min(100%, 28rem)' });
