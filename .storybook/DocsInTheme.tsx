import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type ComponentProps } from 'react';
import { useToolbar } from './docs/toolbar.ts';
import { themes } from './themes.ts';

/** Shows a docs page, including its text, in the theme and the brand that the toolbar selects. */
export function DocsInTheme(props: ComponentProps<typeof DocsContainer>) {
  const { theme, brand } = useToolbar();
  // On a docs page without stories no decorator sets them.
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, brand });
  }, [theme, brand]);
  // Stories in frames load again, because they read both when they start.
  return <DocsContainer key={`${theme} ${brand}`} {...props} theme={themes[theme]} />;
}
