/* Runs in a page of the built Storybook before its scripts: stops what moves, and renders stories on request. */

/** What the events of Storybook's channel that are used here have in common. */
interface Detail {
  storyId?: string;
  newPhase?: string;
  status?: string;
  message?: string;
  description?: string;
}

interface LoadedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles?: { width?: string } }> };
    chromatic?: { disableSnapshot?: boolean; cropToViewport?: boolean };
  };
}

export type Visual = typeof visual;

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<unknown>;
      channel: {
        on(event: string, listener: (detail: Detail) => void): void;
        emit(event: string, detail: unknown): void;
      };
      storyStore: { loadStory(which: { storyId: string }): Promise<LoadedStory> };
      currentRender?: { phase?: string };
    };
    visual: Visual;
  }
}

/** After every date of the fixtures. */
const now = Date.parse('2026-11-20T12:00:00Z');
/** ms. Timers of this length only dismiss toasts. */
const longTimer = 250;
/** ms. MSW waits this long before a response that never arrives. */
const never = 2_147_483_647;
/** px. Taller stories are cut. */
const maxHeight = 12_000;
/** ms */
const timeouts = { story: 30_000, stable: 15_000 };

/** The story that is shown, its first error, and what is called when it has finished. */
let current = '';
let error: string | undefined;
let finish: (status: string | undefined) => void = () => undefined;
let isDone = false;
/** Requests of the story. Those of an earlier story are not awaited. */
let pending = new Set<object>();
let neverAnswered = 0;
let changes = 0;
const visited = new Set<string>();

window.Date = new Proxy(Date, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now] : args, newTarget),
  get: (target, key, receiver) => (key === 'now' ? () => now : Reflect.get(target, key, receiver)),
});

const setTimer = window.setTimeout.bind(window);
const stoppable = (shortest: number): ProxyHandler<typeof window.setTimeout> => ({
  apply(target, self, [callback, ms = 0, ...args]: [TimerHandler, number | undefined, ...unknown[]]) {
    if (ms >= never) neverAnswered += 1;
    const run = () => {
      if (!(isDone && ms >= shortest) && typeof callback === 'function') callback(...args);
    };
    return Reflect.apply(target, self, [run, ms]);
  },
});
window.setTimeout = new Proxy(window.setTimeout, stoppable(longTimer));
window.setInterval = new Proxy(window.setInterval, stoppable(0));

/** Waits for a request. Returns its promise. */
function track<Loading extends Promise<unknown>>(loading: Loading): Loading {
  const [requests, request] = [pending, {}];
  requests.add(request);
  changes += 1;
  const end = () => {
    requests.delete(request);
    changes += 1;
  };
  loading.then(end, end);
  return loading;
}

window.fetch = new Proxy(window.fetch, {
  apply: (target, self, args) => track(Reflect.apply(target, self, args)),
});
XMLHttpRequest.prototype.send = new Proxy(XMLHttpRequest.prototype.send, {
  apply(target, self: XMLHttpRequest, args: unknown[]) {
    void track(new Promise((resolve) => self.addEventListener('loadend', resolve, { once: true })));
    return Reflect.apply(target, self, args);
  },
});

// Chromium would use another width of an image that it cached for an earlier story. So each image has only one.
Element.prototype.setAttribute = new Proxy(Element.prototype.setAttribute, {
  apply(target, self, [name, value]: [string, string]) {
    const isChoice = name.toLowerCase() === 'srcset';
    Reflect.apply(target, self, [name, isChoice ? value.slice(value.lastIndexOf(', ') + 1).trim() : value]);
  },
});

const stillness = new CSSStyleSheet();
stillness.replaceSync(`*, ::before, ::after {
  transition-duration: 0s !important;
  transition-delay: 0s !important;
  animation-duration: 1ms !important;
  animation-delay: -1s !important;
  animation-iteration-count: 1 !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, stillness];

new MutationObserver(() => {
  changes += 1;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** React works in slices. A page that is never idle is not awaited. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));

const hasLoaded = () =>
  pending.size <= neverAnswered &&
  document.fonts.status === 'loaded' &&
  [...document.images].every(({ complete }) => complete) &&
  // A shape of another file is empty until that has loaded.
  [...document.querySelectorAll('use')].every((use) => !use.checkVisibility() || use.getBBox().width > 0);

function heightOfContent(): number {
  // A hidden live region has a box, too.
  const part = 'body > :not([data-live-announcer])';
  const bottom = [...document.querySelectorAll(`${part}, ${part} *`)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .reduce((lowest, box) => Math.max(lowest, box.bottom), 0);
  const shadow = 48;
  const height = Math.ceil(bottom + window.scrollY) + shadow;
  return Math.min(height, document.documentElement.scrollHeight, maxHeight);
}

const storyRoot = () => document.getElementById('storybook-root');

const errors = ['unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'];

const visual = {
  /** Waits for Storybook and turns its own checks off. */
  async prepare(): Promise<void> {
    const preview = window.__STORYBOOK_PREVIEW__;
    await preview.ready();
    const { channel } = preview;
    // axe would take half of a story's time.
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    for (const event of errors) {
      channel.on(event, (detail) => {
        const { message, description = 'It failed.' } = Array.isArray(detail) ? detail[0] : detail;
        error ??= message ?? description;
      });
    }
    channel.on('storyRenderPhaseChanged', ({ storyId, newPhase }) => {
      if (storyId === current && newPhase === 'rendering') storyRoot()?.style.removeProperty('display');
    });
    channel.on('storyFinished', ({ storyId, status }) => {
      if (storyId === current) finish(status);
    });
  },

  /** Returns a story's own width in px and how Chromatic would treat it. Hides the story before. */
  async options(story: string) {
    const { storyStore } = window.__STORYBOOK_PREVIEW__;
    const { storyGlobals, parameters } = await storyStore.loadStory({ storyId: story });
    // The story before would be laid out again in the window of this one.
    storyRoot()?.style.setProperty('display', 'none');
    const { viewport, chromatic } = parameters;
    const width = viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles?.width;
    return {
      width: width === undefined ? undefined : Number.parseInt(width, 10),
      isSkipped: chromatic?.disableSnapshot === true,
      isCropped: chromatic?.cropToViewport === true,
    };
  },

  /** Renders and plays a story. Returns its error. */
  async show(story: string): Promise<string | undefined> {
    current = story;
    error = undefined;
    isDone = false;
    pending = new Set();
    neverAnswered = 0;
    visited.clear();
    localStorage.clear();
    sessionStorage.clear();
    getSelection()?.removeAllRanges();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    const status = await new Promise((resolve) => {
      finish = resolve;
      setTimer(() => resolve('late'), timeouts.story);
      const selection = { storyId: story, viewMode: 'story' };
      window.__STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', selection);
    });
    isDone = true;
    if (status === 'late') return `It did not finish in ${timeouts.story / 1000} s.`;
    // Storybook shows an error in place of a story that throws, and reports that the story has finished.
    return error ?? (status === 'success' ? undefined : 'It failed.');
  },

  /** Waits until everything has loaded and nothing changes. `height` is in px, `visited` are pages of the app. */
  async stabilise(): Promise<{ height: number; visited: string[] } | { unstable: string }> {
    const start = performance.now();
    // The bar of a scrolled page would be in the middle of the screenshot.
    window.scrollTo(0, 0);
    for (;;) {
      // An image far below the window would load while the screenshot is taken.
      for (const image of document.images) if (image.loading === 'lazy') image.loading = 'eager';
      const before = changes;
      const isReady = hasLoaded();
      await frame();
      await idle();
      await frame();
      if (isReady && hasLoaded() && before === changes) {
        // A loaded image may be painted later than the text around it.
        await Promise.allSettled([...document.images].map((image) => image.decode()));
        return { height: heightOfContent(), visited: [...visited] };
      }
      if (performance.now() - start > timeouts.stable) {
        return {
          unstable: isReady ? 'It changes all the time.' : 'It waits for a response, a font or an image.',
        };
      }
      await new Promise((resolve) => setTimer(resolve, 10));
    }
  },

  /** Records a page of the app by its file, and waits for it. */
  visit<Loading extends Promise<unknown>>(page: string, loading: Loading): Loading {
    visited.add(page);
    return track(loading);
  },
};

window.visual = visual;
