import { breakpoints } from '#tokens/layout.ts';

/** The widths of the modes, in px. */
export const modeWidths = { phone: 390, tablet: breakpoints.md, desktop: 1440 } as const;

export type ModeName = `${keyof typeof modeWidths} ${'light' | 'dark'}`;

export interface Mode {
  theme: 'light' | 'dark';
  /** Width in px. */
  viewport: number;
}

/**
 * The modes in which Chromatic and `npm run test:visual` render each story. From one to the next either the theme or the
 * width changes, so that a page never computes its styles and its layout again. The first is dark, because plays run in
 * light: Chromium may reuse an earlier rendering of a hatched area whose colours do not change.
 */
export const modes: Readonly<Record<ModeName, Mode>> = {
  'desktop dark': { theme: 'dark', viewport: modeWidths.desktop },
  'desktop light': { theme: 'light', viewport: modeWidths.desktop },
  'tablet light': { theme: 'light', viewport: modeWidths.tablet },
  'tablet dark': { theme: 'dark', viewport: modeWidths.tablet },
  'phone dark': { theme: 'dark', viewport: modeWidths.phone },
  'phone light': { theme: 'light', viewport: modeWidths.phone },
};
