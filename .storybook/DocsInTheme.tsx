import { DocsContainer } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useMemo, type ComponentProps } from 'react';
import { frameUrl } from './docs/story-frame.ts';
import { useToolbar } from './docs/toolbar.ts';
import { themes } from './themes.ts';

/** Shows a docs page, including its text, as the toolbar sets it. */
export function DocsInTheme(props: ComponentProps<typeof DocsContainer>) {
  const globals = useToolbar();
  const { theme, brand } = globals;
  // On a docs page without stories no decorator sets them.
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, brand });
  }, [theme, brand]);
  const url = frameUrl(globals);
  // Storybook's own frames start with this address, so they load again when it changes.
  useMemo(() => Object.assign(globalThis, { PREVIEW_URL: url }), [url]);
  return <DocsContainer key={url} {...props} theme={themes[theme]} />;
}
