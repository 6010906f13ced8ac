import { create } from 'storybook/theming';
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
// Storybook compiles this file for a React of its own, without JSX that finds it.
import { createElement, useMemo, type ReactNode } from 'react';
import { ReportTool } from './ReportTool.ts';

const row = { display: 'flex', width: '100%', height: '100%' } as const;
const side = { position: 'relative', flex: 1, minWidth: 0, height: '100%', border: 0 } as const;

/** The address of what is on show, with all that the toolbar and the controls set, but in dark. */
function darkAddress(previewHref: string, viewMode = 'story') {
  const address = new URL(previewHref, document.baseURI);
  const globals = (address.searchParams.get('globals') ?? '').split(';');
  const others = globals.filter((global) => global !== '' && !global.startsWith('theme:'));
  address.searchParams.set('globals', [...others, 'theme:dark'].join(';'));
  address.searchParams.set('viewMode', viewMode);
  return address.href;
}

/**
 * The shown page again, in the dark theme. It has a frame of its own inside an empty document, because the manager
 * would take its messages for those of the page beside it.
 */
function DarkSide() {
  const { storyId, viewMode } = useStorybookState();
  const { previewHref } = useStorybookApi().getStoryHrefs(storyId, {
    inheritArgs: true,
    inheritGlobals: true,
  });
  const frame = document.createElement('iframe');
  frame.src = darkAddress(previewHref, viewMode);
  frame.title = 'The page in dark';
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  return createElement('iframe', { title: 'The dark theme', srcDoc: frame.outerHTML, style: side });
}

function BothThemes({ children }: { children?: ReactNode }) {
  const [globals] = useGlobals();
  // The first frame keeps its place in the document: moved, it would load again.
  const first = useMemo(() => createElement('div', { style: side }, children), [children]);
  return createElement('div', { style: row }, first, globals['theme'] === 'both' && createElement(DarkSide));
}

addons.register('norholt/both-themes', () => {
  addons.add('norholt/both-themes', {
    type: types.PREVIEW,
    render: ({ children }) => createElement(BothThemes, null, children),
  });
});

addons.register('norholt/report', () => {
  addons.add('norholt/report', {
    type: types.TOOL,
    title: 'Report of the story',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(ReportTool),
  });
});

addons.setConfig({ theme: create({ base: 'light', brandTitle: 'Norholt' }) });
