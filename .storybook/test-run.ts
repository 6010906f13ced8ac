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

/** In ms. A play waits for what it needs: on a busy machine, or while the development server compiles a page, that is long. */
export const patience = 50_000;

configure({ asyncUtilTimeout: patience });
if (isTestRun()) hide();
