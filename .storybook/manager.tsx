import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useMemo, type ReactNode } from 'react';

const side = { flex: 1, minWidth: 0, height: '100%', border: 0 } as const;

/**
 * The page on show once more, in dark. It stands in a frame of its own inside an empty document, so that
 * its messages reach nobody: the manager would take them for those of the page beside it.
 */
function DarkSide({ href }: { href: string }) {
  const frame = document.createElement('iframe');
  frame.src = href;
  frame.title = 'In dark';
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
  return <iframe title="The dark theme" srcDoc={frame.outerHTML} style={side} />;
}

function BesideEachOther({ children }: { children?: ReactNode }) {
  const [globals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  const api = useStorybookApi();
  const isBoth = globals['theme'] === 'both';
  const href = isBoth ? darkHref() : null;

  function darkHref() {
    const { previewHref } = api.getStoryHrefs(storyId, { inheritArgs: true, inheritGlobals: true });
    const url = new URL(previewHref, document.baseURI);
    url.searchParams.set('viewMode', viewMode ?? 'story');
    const others = (url.searchParams.get('globals') ?? '')
      .split(';')
      .filter((global) => global !== '' && !global.startsWith('theme:'));
    url.searchParams.set('globals', [...others, 'theme:dark'].join(';'));
    return url.href;
  }

  // The first frame stays where it is, whether there is a second or not: moved, it would load again.
  const first = useMemo(() => <div style={{ ...side, position: 'relative' }}>{children}</div>, [children]);
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      {first}
      {href !== null && <DarkSide href={href} />}
    </div>
  );
}

addons.register('norholt/both-themes', () => {
  addons.add('norholt/both-themes', {
    type: types.PREVIEW,
    render: ({ children }) => <BesideEachOther>{children}</BesideEachOther>,
  });
});

addons.setConfig({ sidebar: { showRoots: true } });
