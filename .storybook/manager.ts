import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
// Storybook compiles this file against its own React, and its JSX does not find that React.
import { createElement, useMemo, type ReactNode } from 'react';
import { frameOf } from './docs/story-frame.ts';
import { onSystemTheme, themeFor, themes } from './themes.ts';

const row = { display: 'flex', width: '100%', height: '100%' } as const;
const side = { position: 'relative', flex: 1, minWidth: 0, height: '100%', border: 0 } as const;

/** The URL of the current page with the toolbar's and the controls' settings, in the dark theme. */
function darkUrl(previewHref: string, viewMode = 'story') {
  const url = new URL(previewHref, document.baseURI);
  const globals = (url.searchParams.get('globals') ?? '').split(';');
  const others = globals.filter((global) => global !== '' && !global.startsWith('theme:'));
  url.searchParams.set('globals', [...others, 'theme:dark'].join(';'));
  url.searchParams.set('viewMode', viewMode);
  return url.href;
}

/** The current page in the dark theme. */
function DarkSide() {
  const { storyId, viewMode } = useStorybookState();
  const { previewHref } = useStorybookApi().getStoryHrefs(storyId, {
    inheritArgs: true,
    inheritGlobals: true,
  });
  const srcDoc = frameOf(darkUrl(previewHref, viewMode), 'The page in dark');
  return createElement('iframe', { title: 'The dark theme', srcDoc, style: side });
}

function BothThemes({ children }: { children?: ReactNode }) {
  const [globals] = useGlobals();
  // The first frame must not move in the document, because it would load again.
  const first = useMemo(() => createElement('div', { style: side }, children), [children]);
  return createElement('div', { style: row }, first, globals['theme'] === 'both' && createElement(DarkSide));
}

addons.register('norholt/both-themes', () => {
  addons.add('norholt/both-themes', {
    type: types.PREVIEW,
    render: ({ children }) => createElement(BothThemes, null, children),
  });
});

// The toolbar's theme is also that of Storybook itself.
addons.register('norholt/theme', (api) => {
  const apply = () => api.setOptions({ theme: themes[themeFor(api.getGlobals()['theme'])] });
  api.on(SET_GLOBALS, apply);
  api.on(GLOBALS_UPDATED, apply);
  onSystemTheme(apply);
});

addons.setConfig({ theme: themes[themeFor('system')] });
