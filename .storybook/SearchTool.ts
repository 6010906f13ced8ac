// Storybook compiles this file against its own React, and its JSX does not find that React.
import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, type API } from 'storybook/manager-api';

const icon = createElement(
  'svg',
  { viewBox: '0 0 14 14', width: 14, height: 14, fill: 'none', stroke: 'currentColor', 'aria-hidden': true },
  createElement('path', { d: 'M10.5 6a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0M9.2 9.2 13 13' }),
);

/** Opens the page that finds messages and tokens, and focuses its field if the page is already open. */
export function openSearch(api: API): void {
  api.selectStory('introduction-search--search');
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  frame?.contentDocument?.querySelector<HTMLElement>('[type="search"]')?.focus();
}

/** A toolbar button that opens the search. */
export function SearchTool() {
  const api = useStorybookApi();
  return createElement(
    Button,
    {
      ariaLabel: 'Search messages and tokens',
      shortcut: ['alt', 'K'],
      variant: 'ghost',
      padding: 'small',
      size: 'small',
      onClick: () => openSearch(api),
    },
    icon,
  );
}
