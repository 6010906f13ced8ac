// Storybook compiles this file against its own React, and its JSX does not find that React.
import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState, useStoryPrepared } from 'storybook/manager-api';
import { storyReport } from './story-report.ts';

const icon = createElement(
  'svg',
  { viewBox: '0 0 14 14', width: 14, height: 14, fill: 'none', stroke: 'currentColor', 'aria-hidden': true },
  createElement('path', { d: 'M4.5 2.5h-2v10h9v-10h-2M4.5 1h5v3h-5zM5 7h4M5 9.5h4' }),
);

/** The width of the story's page, in px. */
function frameWidth(): number {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  return frame?.clientWidth ?? window.innerWidth;
}

/** Returns a function that describes the current story in Markdown. It returns null on a page without a story. */
function useReport(): () => string | null {
  const api = useStorybookApi();
  return () => {
    const story = api.getCurrentStoryData();
    if (story?.type !== 'story') return null;
    return storyReport({
      title: story.title,
      name: story.name,
      link: api.getStoryHrefs(story.id, { base: 'origin' }).managerHref,
      args: story.args ?? {},
      initialArgs: story.initialArgs ?? {},
      globals: api.getGlobals(),
      width: frameWidth(),
      systemTheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      fixture: api.getCurrentParameter('fixture') ?? {},
    });
  };
}

/** A toolbar button that copies a report of the story. If the browser denies access to the clipboard, a tab shows it. */
export function ReportTool() {
  const api = useStorybookApi();
  const makeReport = useReport();
  // The manager does not know a story's arguments before it is prepared.
  const isPrepared = useStoryPrepared(useStorybookState().storyId);

  async function copy() {
    const report = makeReport();
    if (report === null) return;
    try {
      await navigator.clipboard.writeText(report);
    } catch {
      window.open(URL.createObjectURL(new Blob([report], { type: 'text/plain;charset=utf-8' })));
      return;
    }
    api.addNotification({
      id: 'norholt-report',
      content: { headline: 'The report is copied', subHeadline: 'Paste it into your bug report.' },
      duration: 5_000,
    });
  }

  return createElement(
    Button,
    {
      ariaLabel: 'Copy a report of this story',
      disabled: !isPrepared,
      variant: 'ghost',
      padding: 'small',
      size: 'small',
      onClick: () => void copy(),
    },
    icon,
  );
}
