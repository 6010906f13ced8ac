import { configure } from 'storybook/test';

/** Whether this is a test run, which renders stories in a frame of the test runner's page. */
export const isTestRun = () => '__vitest_browser__' in globalThis;

/**
 * Shows or hides the story in a headless test run. A hidden story has its layout and its events, but is not painted,
 * which saves a sixth of the work of a run. Screenshots need it shown. With `--browser.headless=false` it is always shown.
 */
export function showToCamera(isShown: boolean): void {
  if (navigator.userAgent.includes('Headless'))
    window.parent.document.body.style.opacity = isShown ? '1' : '0';
}

/** The browser's own pointer rests in the corner of its window, on whatever a story shows there, and comes at any time. */
function keepPointerOut() {
  for (const type of ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove']) {
    window.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
  }
}

if (isTestRun()) {
  // Several stories run at once, so that one may be slow on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
  keepPointerOut();
  showToCamera(false);
}
