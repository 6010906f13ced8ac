/* Runs in a page of the built Storybook before its scripts: stops what moves, and renders stories on request. */

/** What the events of Storybook's channel that are used here have in common. */
interface Detail {
  storyId?: string;
  newPhase?: string;
  status?: string;
  message?: string;
  description?: string;
}
type Listener = (detail: Detail) => void;

interface LoadedStory {
  storyGlobals: { viewport?: { value?: string } };
  parameters: {
    viewport?: { options?: Record<string, { styles?: { width?: string } }> };
    chromatic?: { disableSnapshot?: boolean; cropToViewport?: boolean };
  };
}

export interface Options {
  /** The story's own width, in px. */
  width: number | undefined;
  /** Chromatic's `disableSnapshot`. */
  isSkipped: boolean;
  /** Chromatic's `cropToViewport`. */
  isCropped: boolean;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      ready(): Promise<unknown>;
      channel: Record<'on' | 'off', (event: string, listener: Listener) => void> & {
        emit(event: string, detail: unknown): void;
      };
      storyStore: { loadStory(which: { storyId: string }): Promise<LoadedStory> };
    };
    visual: {
      /** Returns a story's options and hides the story before. */
      options(story: string): Promise<Options>;
      /** Renders and plays a story. Returns its error. */
      show(story: string): Promise<string | undefined>;
      /** Waits until everything has loaded and nothing changes. `height` is in px, `visited` are pages of the app. */
      stabilise(): Promise<{ height: number; visited: string[] } | { unstable: string }>;
      /** Records a page of the app by its file, and waits for it. */
      visit<Loading extends Promise<unknown>>(page: string, loading: Loading): Loading;
    };
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

let isDone = false;
/** Counts stories. Requests of an earlier story are not awaited. */
let turn = 0;
let pending = 0;
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

function startRequest(): () => void {
  const mine = turn;
  pending += 1;
  changes += 1;
  return () => {
    if (mine === turn) pending -= 1;
    changes += 1;
  };
}

window.fetch = new Proxy(window.fetch, {
  apply(target, self, args: unknown[]) {
    const response: Promise<Response> = Reflect.apply(target, self, args);
    const end = startRequest();
    response.then(end, end);
    return response;
  },
});
XMLHttpRequest.prototype.send = new Proxy(XMLHttpRequest.prototype.send, {
  apply(target, self: XMLHttpRequest, args: unknown[]) {
    self.addEventListener('loadend', startRequest(), { once: true });
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

const decoded = new WeakMap<HTMLImageElement, string>();

async function decode(image: HTMLImageElement): Promise<void> {
  // An image far below the window would load while the screenshot is taken.
  image.loading = 'eager';
  if (image.complete && decoded.get(image) === image.currentSrc) return;
  await image.decode().catch(() => undefined);
  decoded.set(image, image.currentSrc);
}

function heightOfContent(): number {
  // A hidden live region has a box, too.
  const parts = [...document.body.children].filter((part) => !part.hasAttribute('data-live-announcer'));
  const boxes = parts
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const bottom = boxes.reduce((lowest, box) => Math.max(lowest, box.bottom), 0);
  const shadow = 48;
  return Math.min(
    Math.ceil(bottom + window.scrollY) + shadow,
    document.documentElement.scrollHeight,
    maxHeight,
  );
}

async function prepare() {
  const preview = window.__STORYBOOK_PREVIEW__;
  if (!preview) throw new Error('This page contains no Storybook.');
  await preview.ready();
  // axe would take half of a story's time.
  preview.channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  return preview;
}

let prepared: ReturnType<typeof prepare> | undefined;
const preview = () => (prepared ??= prepare());
const storyRoot = () => document.getElementById('storybook-root');

const errors = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
];

window.visual = {
  async options(story) {
    const { storyGlobals, parameters } = await (await preview()).storyStore.loadStory({ storyId: story });
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

  async show(story) {
    const { channel } = await preview();
    turn += 1;
    isDone = false;
    pending = 0;
    neverAnswered = 0;
    visited.clear();
    localStorage.clear();
    sessionStorage.clear();
    getSelection()?.removeAllRanges();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);

    const listeners = new AbortController();
    const on = (event: string, listener: Listener) => {
      channel.on(event, listener);
      listeners.signal.addEventListener('abort', () => channel.off(event, listener));
    };
    let message: string | undefined;
    for (const event of errors) {
      on(event, (detail) => {
        const { message: text, description = 'It failed.' } = Array.isArray(detail) ? detail[0] : detail;
        message ??= text ?? description;
      });
    }
    on('storyRenderPhaseChanged', (detail) => {
      if (detail.storyId === story && detail.newPhase === 'rendering')
        storyRoot()?.style.removeProperty('display');
    });
    const status = await new Promise<unknown>((resolve) => {
      on('storyFinished', (detail) => {
        if (detail.storyId === story) resolve(detail.status);
      });
      setTimer(() => resolve('late'), timeouts.story);
      channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
    });
    listeners.abort();
    isDone = true;
    if (status === 'late') return `It did not finish in ${timeouts.story / 1000} s.`;
    // Storybook shows an error in place of a story that throws, and reports that the story has finished.
    return message ?? (status === 'success' ? undefined : 'It failed.');
  },

  async stabilise() {
    const start = performance.now();
    // The bar of a scrolled page would be in the middle of the screenshot.
    window.scrollTo(0, 0);
    for (;;) {
      const hasLoaded = await Promise.race([
        Promise.all([document.fonts.ready, ...[...document.images].map(decode)]).then(() => true),
        new Promise<false>((resolve) => setTimer(() => resolve(false), timeouts.stable)),
      ]);
      if (!hasLoaded) return { unstable: 'A font or an image does not load.' };
      const before = changes;
      await frame();
      await idle();
      await frame();
      const isAnswered = pending <= neverAnswered;
      if (isAnswered && before === changes) {
        return { height: heightOfContent(), visited: [...visited] };
      }
      if (performance.now() - start > timeouts.stable) {
        return { unstable: isAnswered ? 'It changes all the time.' : 'It waits for a response.' };
      }
      await new Promise((resolve) => setTimer(resolve, 10));
    }
  },

  visit(page, loading) {
    visited.add(page);
    const end = startRequest();
    loading.then(end, end);
    return loading;
  },
};
