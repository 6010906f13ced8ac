import type { Count } from '#contract/list-counts.ts';
import { pages, type Page } from '#contract/pages.ts';
import type { DashboardEntry } from '#ui/layouts/DashboardShell/SideNavigation.tsx';

/** The entries of a group of a dashboard's drawer, with their counts by path. */
export const drawerEntries = (
  audience: 'customer' | 'admin',
  group: Page['drawer'],
  counts: Readonly<Record<string, Count | undefined>> = {},
): DashboardEntry[] =>
  Object.values(pages).flatMap(({ path, title, icon, ...page }) =>
    page.audience === audience && page.drawer === group && title && icon
      ? { href: path, label: title(), icon, count: counts[path] }
      : [],
  );
