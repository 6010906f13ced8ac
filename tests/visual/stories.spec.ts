import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { modes, type Mode } from '#storybook/modes.ts';

/* Takes a screenshot of each story in every mode. A story is rendered and played once; then the window and theme change. */

interface LoadedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles?: { width?: string } }> };
    chromatic?: { disableSnapshot?: boolean; cropToViewport?: boolean };
  };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<unknown>;
      channel: {
        on(
          event: string,
          listener: (detail: Record<'status' | 'message' | 'description', string | undefined>) => void,
        ): void;
        emit(event: string, detail: unknown): void;
      };
      storyStore: { loadStory(which: { storyId: string }): Promise<LoadedStory> };
      currentRender?: { phase?: string };
    };
  }
}

const { VISUAL_STORIES: stories = '', BRAND: brand = 'norholt' } = process.env;
/** The window for which plays are written. */
const playWindow = { width: 1280, height: 900 };
/** After every date of the fixtures. */
const now = Date.parse('2026-11-20T12:00:00Z');
/** Time in ms in which responses, images and fonts arrive. Stories with a response that never arrives wait so long once. */
const patience = 5000;

test.use({
  viewport: playWindow,
  // Storybook recognises a test by this user agent and does not wait for animations.
  userAgent: 'StorybookTestRunner',
});

/** Returns a story's own width in px and how Chromatic would treat it. */
const readOptions = (page: Page, story: string) =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window;
    await preview.ready();
    const { storyGlobals, parameters } = await preview.storyStore.loadStory({ storyId });
    const { viewport, chromatic } = parameters;
    return {
      width: viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles?.width,
      isSkipped: chromatic?.disableSnapshot === true,
      isCropped: chromatic?.cropToViewport === true,
    };
  }, story);

/** Renders and plays a story. Returns its error, or its status. */
const play = (page: Page, story: string) =>
  page.evaluate(
    (storyId) =>
      new Promise<string | undefined>((resolve) => {
        const { channel } = window.__STORYBOOK_PREVIEW__;
        channel.on('storyFinished', ({ status }) => resolve(status));
        // Storybook shows an error in place of a story that throws, and reports success.
        for (const event of ['storyThrewException', 'storyErrored', 'playFunctionThrewException'])
          channel.on(event, ({ message, description }) => resolve(message ?? description));
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    story,
  );

/** All modes, or both themes at a story's own width. */
const modesOf = (width: string | undefined): Array<[string, Mode]> =>
  width === undefined
    ? Object.entries(modes)
    : (['dark', 'light'] as const).map((theme) => [theme, { theme, viewport: Number.parseInt(width, 10) }]);

for (const story of z.array(z.string()).parse(JSON.parse(readFileSync(stories, 'utf8')))) {
  test(story, async ({ page, baseURL }) => {
    const pending = new Set<unknown>();
    const requested = new Set<string>();
    page.on('request', (request) => {
      pending.add(request);
      requested.add(new URL(request.url()).origin);
    });
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));

    await page.clock.install();
    await page.clock.setFixedTime(now);
    await page.goto(`iframe.html?viewMode=story&globals=brand:${brand};a11y.manual:!true`);
    const { width, isSkipped, isCropped } = await readOptions(page, story);
    test.skip(isSkipped, 'It looks like another story.');
    const { height } = playWindow;
    if (width !== undefined) await page.setViewportSize({ width: Number.parseInt(width, 10), height });
    expect(await play(page, story)).toBe('success');

    /** Loads images below the window, too, and waits for them. */
    const load = async () => {
      await page.evaluate(() => {
        window.scrollTo(0, 0);
        for (const image of document.images) image.loading = 'eager';
      });
      expect(pending.size).toBe(0);
    };
    // A response may be followed by more requests.
    await expect(async () => {
      await load();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await load();
    })
      .toPass({ timeout: patience })
      .catch(() => pending.clear());
    // Otherwise toasts would disappear.
    await page.clock.pauseAt(now + 1);

    for (const [mode, { theme, viewport }] of modesOf(width)) {
      await page.setViewportSize({ width: viewport, height });
      await page.emulateMedia({ colorScheme: theme });
      await expect(load).toPass({ timeout: patience });
      await expect.soft(page).toHaveScreenshot([story, `${mode}.png`], { fullPage: !isCropped });
    }
    expect([...requested].filter((origin) => origin !== 'null')).toEqual([new URL(baseURL ?? '').origin]);
  });
}
