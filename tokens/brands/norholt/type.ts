import { fallbackFamilies } from '#tokens/fallback-fonts.ts';
import { style } from '#tokens/type-style.ts';

export const fontFamily = {
  sans: `"Archivo Variable", ${fallbackFamilies('Archivo')}, "Helvetica Neue", Arial, sans-serif`,
  mono: '"Martian Mono Variable", "Martian Mono Fallback", ui-monospace, Menlo, monospace',
} as const;

export const typeStyles = {
  display: style('clamp(2.875rem, 1.35rem + 6.3vw, 7.25rem)', 0.97, 118, 620, '-0.04em'),
  h1: style('clamp(2.125rem, 1.55rem + 2.4vw, 3.75rem)', 1, 114, 600, '-0.03em'),
  h2: style('clamp(1.625rem, 1.3rem + 1.4vw, 2.625rem)', 1.06, 112, 600, '-0.025em'),
  h3: style('clamp(1.25rem, 1.16rem + 0.4vw, 1.5rem)', 1.2, 108, 600, '-0.015em'),
  /** The heading of a dashboard page. */
  dashboard: style('1.75rem', 1.15, 110, 600, '-0.025em'),
  /** The same on a narrow screen. */
  dashboardNarrow: style('1.5rem', 1.15, 110, 600, '-0.025em'),
  dialogTitle: style('1.25rem', 1.25, 106, 600, '-0.015em'),
  title: style('1.0625rem', 1.3, 104, 600, '-0.005em'),
  lead: style('clamp(1.0625rem, 0.98rem + 0.4vw, 1.3125rem)', 1.45, 100, 400, '-0.005em'),
  body: style('1rem', 1.55, 100, 400, '0'),
  ui: style('0.9375rem', 1.4, 100, 500, '0', '0.08em'),
  label: style('0.875rem', 1.35, 100, 540, '0', '0.08em'),
  buttonSmall: style('0.8125rem', 1, 103, 560, '-0.003em', '0.08em'),
  button: style('0.9375rem', 1, 103, 560, '-0.003em', '0.08em'),
  buttonLarge: style('1rem', 1, 103, 560, '-0.003em', '0.08em'),
  tableCell: style('0.9375rem', 1.3, 97, 400, '0'),
  tableHead: style('0.8125rem', 1.3, 94, 520, '0', '0.08em'),
  badge: style('0.8125rem', 1, 96, 540, '0', '0.08em'),
  small: style('0.8125rem', 1.45, 98, 450, '0.002em', '0.08em'),
  micro: style('0.75rem', 1.35, 96, 500, '0.01em', '0.08em'),
  /** The large figures of the business section. */
  businessFigure: style('clamp(3.25rem, 1.4rem + 6.2vw, 7rem)', 0.95, 112, 560, '-0.05em'),
  businessFigureNarrow: style('2.625rem', 0.95, 112, 560, '-0.05em'),
} as const;

/** For prices, counts, ids and dimensions: monospaced and condensed. */
export const figure = {
  size: '0.9em',
  width: '75%',
  /** In stat tiles. */
  widthStat: '82%',
  /** In totals. */
  widthTotal: '84%',
  tracking: '-0.035em',
  weightLight: '380',
  weight: '400',
  weightStrong: '430',
} as const;
