import { configure } from 'storybook/test';

/** Whether this is a test run, which renders stories in a frame of the test runner's page. */
export const isTestRun = () => '__vitest_browser__' in globalThis;

/**
 * Hides the story in a headless test run. A hidden story has a layout and events but is not painted, which saves a sixth
 * of a run. With `--browser.headless=false` it is visible.
 */
function hide() {
  if (navigator.userAgent.includes('Headless')) window.parent.document.body.style.opacity = '0';
}

if (isTestRun()) {
  // Several stories run at once, so one may be slow on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
  hide();
}
