import { breakpoints } from '#tokens/layout.ts';

/** How wide each story is looked at, in px. */
export const modeWidths = { phone: 390, tablet: breakpoints.md, desktop: 1440 } as const;

export type ModeName = `${keyof typeof modeWidths} ${'light' | 'dark'}`;

export interface Mode {
  theme: 'light' | 'dark';
  /** Its width in px. */
  viewport: number;
}

/**
 * In what each story is looked at, by Chromatic and by `npm run test:visual` alike. In an order in which only one
 * of both changes at a time, so that a page is never styled and laid out twice; and first in dark, since plays run in
 * light: a hatching that keeps its colours is now and then drawn with what is left of a smaller window's.
 */
export const modes: Readonly<Record<ModeName, Mode>> = {
  'desktop dark': { theme: 'dark', viewport: modeWidths.desktop },
  'desktop light': { theme: 'light', viewport: modeWidths.desktop },
  'tablet light': { theme: 'light', viewport: modeWidths.tablet },
  'tablet dark': { theme: 'dark', viewport: modeWidths.tablet },
  'phone dark': { theme: 'dark', viewport: modeWidths.phone },
  'phone light': { theme: 'light', viewport: modeWidths.phone },
};
