import type * as Browser from 'vitest/browser';
import { isTestRun, showToCamera } from '#storybook/test-run.ts';
import type { State } from './row.ts';

interface Look {
  row: string;
  state: State;
  /** The cell that it is said to look like. */
  like: State | undefined;
}

interface Seen extends Look {
  picture: string;
}

/** What the cells looked like that this run has shown; the stories of a row are in one file. */
const seen = new Map<string, Map<State, Seen>>();

/** How large the window was made; the story's frame has the size that stories have until then. */
let windowSize = '';

/** Makes window and story of one size, so that a pixel of the story is one of the picture. */
async function resize({ page, cdp }: typeof Browser, width: number, height: number) {
  const size = `${width} ${height}`;
  if (windowSize !== size) {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await cdp().send('Emulation.setDeviceMetricsOverride', metrics);
    windowSize = size;
  }
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
}

/** A caret that blinks would be of its moment. */
function hideCaret(): () => void {
  const rule = document.createElement('style');
  rule.textContent = '* { caret-color: transparent !important; }';
  document.head.append(rule);
  return () => rule.remove();
}

/** The whole page as it stands, and not only what the window holds of it. */
async function takePicture(): Promise<string> {
  const browser = await import('vitest/browser');
  const { innerWidth, innerHeight } = window;
  const showCaret = hideCaret();
  showToCamera(true);
  await resize(browser, innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight));
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  const { data } = await browser
    .cdp()
    .send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  showToCamera(false);
  await resize(browser, innerWidth, innerHeight);
  showCaret();
  return data;
}

/**
 * In a test run: throws when another cell of the row has the same pixels and the state matrix does not say why, and when
 * it says so of two that differ.
 */
export async function checkItsLook(look: Look): Promise<void> {
  if (!isTestRun()) return;
  const { row, state, like } = look;
  const its: Seen = { ...look, picture: await takePicture() };
  const ofRow = seen.get(row) ?? new Map<State, Seen>();
  seen.set(row, ofRow);
  ofRow.delete(state);
  for (const other of ofRow.values()) {
    const isSaidAlike = like === other.state || other.like === state;
    const isAlike = its.picture === other.picture;
    if (isAlike && !isSaidAlike) {
      throw new Error(
        `${row}: ${state} looks just like ${other.state}, and the state matrix does not say why.`,
      );
    }
    if (!isAlike && isSaidAlike) {
      throw new Error(`${row}: ${state} does not look like ${other.state}, though the state matrix says so.`);
    }
  }
  ofRow.set(state, its);
}
