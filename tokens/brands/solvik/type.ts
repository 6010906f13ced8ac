import { fallbackFamilies } from '#tokens/fallback-fonts.ts';
import { style } from '#tokens/type-style.ts';

const sans = `"Figtree Variable", ${fallbackFamilies('Figtree')}, "Helvetica Neue", Arial, sans-serif`;

/** One typeface for text and figures. It has no width axis. */
export const fontFamily = { sans, mono: sans } as const;

export const typeStyles = {
  display: style('clamp(2.625rem, 1.5rem + 5vw, 6rem)', 1, 100, 800, '-0.035em'),
  h1: style('clamp(2rem, 1.5rem + 2.2vw, 3.375rem)', 1.05, 100, 800, '-0.03em'),
  h2: style('clamp(1.625rem, 1.3rem + 1.3vw, 2.5rem)', 1.1, 100, 750, '-0.02em'),
  h3: style('clamp(1.25rem, 1.16rem + 0.4vw, 1.5rem)', 1.25, 100, 700, '-0.01em'),
  /** The heading of a dashboard page. */
  dashboard: style('1.75rem', 1.2, 100, 750, '-0.02em'),
  /** The same on a narrow screen. */
  dashboardNarrow: style('1.5rem', 1.2, 100, 750, '-0.02em'),
  dialogTitle: style('1.25rem', 1.3, 100, 700, '-0.01em'),
  title: style('1.0625rem', 1.35, 100, 650, '0'),
  lead: style('clamp(1.0625rem, 0.98rem + 0.4vw, 1.3125rem)', 1.45, 100, 400, '-0.005em'),
  body: style('1rem', 1.55, 100, 400, '0'),
  ui: style('0.9375rem', 1.4, 100, 500, '0'),
  label: style('0.875rem', 1.35, 100, 540, '0'),
  buttonSmall: style('0.8125rem', 1, 100, 650, '0'),
  button: style('0.9375rem', 1, 100, 650, '0'),
  buttonLarge: style('1rem', 1, 100, 650, '0'),
  tableCell: style('0.9375rem', 1.3, 100, 400, '0'),
  tableHead: style('0.8125rem', 1.3, 100, 520, '0'),
  badge: style('0.8125rem', 1, 100, 540, '0'),
  small: style('0.8125rem', 1.45, 100, 450, '0.002em'),
  micro: style('0.75rem', 1.35, 100, 500, '0.01em'),
  /** The large figures of the business section. */
  businessFigure: style('clamp(2.75rem, 1.4rem + 5.2vw, 6rem)', 1, 100, 800, '-0.04em'),
  businessFigureNarrow: style('2.5rem', 1, 100, 800, '-0.04em'),
} as const;

/** Tabular figures of the text's typeface. */
export const figure = {
  size: '0.96em',
  width: '100%',
  widthStat: '100%',
  widthTotal: '100%',
  tracking: '-0.01em',
  weightLight: '400',
  weight: '500',
  weightStrong: '650',
} as const;
