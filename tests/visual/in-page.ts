import { sheetOf } from './note-styles.ts';
import type { Shown } from './sources.ts';

/*
 * Runs in a page of the built Storybook, ahead of everything else there: what would move by itself stands
 * still, and `window.visual` shows one story after the other.
 */

type Listener = (detail: unknown) => void;

interface Preview {
  ready(): Promise<unknown>;
  channel: {
    on(event: string, listener: Listener): void;
    off(event: string, listener: Listener): void;
    emit(event: string, detail: unknown): void;
  };
  storyStore: {
    loadStory(which: { storyId: string }): Promise<{
      storyGlobals: Record<string, unknown>;
      parameters: Record<string, unknown>;
    }>;
  };
}

export interface Wishes {
  /** Its own width, in px. */
  width: number | undefined;
  /** Whether no picture of it would be like another one: as Chromatic reads it. */
  isNotDrawn: boolean;
  /** Whether what lies below the window belongs to another story's picture. */
  isCropped: boolean;
}

export interface Rest extends Shown {
  /** How far down there is something, in px. */
  height: number;
}

export interface Visual {
  /** How a story asks to be looked at. The one before is out of sight from then on. */
  wishes(story: string): Promise<Wishes>;
  /** Renders and plays it. The answer is what went wrong. */
  show(story: string): Promise<string | undefined>;
  /** Waits until everything has arrived and nothing changes any more. */
  settle(): Promise<Rest | { unrest: string }>;
  /** Notes a page of the app, by the file that holds it, and waits for it. */
  visit<Loading extends Promise<unknown>>(page: string, loading: Loading): Loading;
  /** Notes a component, by the file that holds it. */
  render(file: string): void;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
    visual: Visual;
  }
}

/** Later than every date of the fixtures. */
const now = Date.parse('2026-11-20T12:00:00Z');

window.Date = new Proxy(Date, {
  construct: (target, parts: unknown[], newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [now] : parts, newTarget),
  get: (target, key, receiver) => (key === 'now' ? () => now : Reflect.get(target, key, receiver)),
});

/** In ms. Timers of this length belong to notices that leave by themselves, not to the way to a first look. */
const longTimer = 250;
/** In ms, the longest there is: what MSW waits for before an answer that never comes. */
const never = 2_147_483_647;
/** In px: of 10,000 rows nobody takes a picture. */
const tallest = 12_000;
/** In ms. */
const patience = { story: 30_000, rest: 15_000 };

let isStill = false;
/** Counts the stories shown; what an earlier one still has under way is not waited for. */
let turn = 0;
let underWay = 0;
let neverAnswered = 0;
let changes = 0;
const visited = new Set<string>();
const rendered = new Set<string>();

const later = window.setTimeout.bind(window);
const timer: ProxyHandler<typeof window.setTimeout> = {
  apply(target, self, [callback, ms = 0, ...parts]: [TimerHandler, number | undefined, ...unknown[]]) {
    if (ms >= never) neverAnswered += 1;
    const run = () => {
      if (isStill && ms >= longTimer) return;
      if (typeof callback === 'function') callback(...parts);
    };
    return Reflect.apply(target, self, [run, ms]);
  },
};
window.setTimeout = new Proxy(window.setTimeout, timer);
window.setInterval = new Proxy(window.setInterval, {
  apply(target, self, [callback, ms = 0, ...parts]: [TimerHandler, number | undefined, ...unknown[]]) {
    const run = () => {
      if (!isStill && typeof callback === 'function') callback(...parts);
    };
    return Reflect.apply(target, self, [run, ms]);
  },
});

function startRequest(): () => void {
  const mine = turn;
  underWay += 1;
  changes += 1;
  return () => {
    if (mine === turn) underWay -= 1;
    changes += 1;
  };
}

window.fetch = new Proxy(window.fetch, {
  apply(target, self, parts: unknown[]) {
    const answer: Promise<Response> = Reflect.apply(target, self, parts);
    const end = startRequest();
    answer.then(end, end);
    return answer;
  },
});
XMLHttpRequest.prototype.send = new Proxy(XMLHttpRequest.prototype.send, {
  apply(target, self: XMLHttpRequest, parts: unknown[]) {
    self.addEventListener('loadend', startRequest(), { once: true });
    return Reflect.apply(target, self, parts);
  },
});

// Of a picture's widths Chromium takes one that it still has from an earlier story, if that is wider. So there is one.
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
/** Done once React, which works in slices, has nothing left to do. A page that is never done is not waited for. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));

const decoded = new WeakMap<HTMLImageElement, string>();

async function decode(image: HTMLImageElement): Promise<void> {
  // What lies far below the window would arrive while the picture is taken.
  image.loading = 'eager';
  if (image.complete && decoded.get(image) === image.currentSrc) return;
  // One that is missing looks like that.
  await image.decode().catch(() => undefined);
  decoded.set(image, image.currentSrc);
}

async function arrive(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map(decode));
}

function lowest(): number {
  let bottom = 0;
  for (const part of document.body.children) {
    // What is announced out of sight has a box all the same.
    if (part.hasAttribute('data-live-announcer')) continue;
    for (const element of [part, ...part.querySelectorAll('*')]) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) bottom = Math.max(bottom, box.bottom);
    }
  }
  const shadow = 48;
  return Math.min(
    Math.ceil(bottom + window.scrollY) + shadow,
    document.documentElement.scrollHeight,
    tallest,
  );
}

const sheets = new Map<string, string | undefined>();

function stylesInUse(): string[] {
  const found = new Set<string>();
  for (const { classList } of document.querySelectorAll('[class]')) {
    for (const name of classList) {
      if (!sheets.has(name)) sheets.set(name, sheetOf(name));
      const sheet = sheets.get(name);
      if (sheet !== undefined) found.add(sheet);
    }
  }
  return [...found];
}

async function settle(): Promise<Rest | { unrest: string }> {
  const since = performance.now();
  // A page that was scrolled would have its bar somewhere in the middle of the picture.
  window.scrollTo(0, 0);
  for (;;) {
    const arrived = await Promise.race([
      arrive().then(() => true),
      new Promise<false>((resolve) => later(() => resolve(false), patience.rest)),
    ]);
    if (!arrived) return { unrest: 'A font or a picture does not arrive.' };
    const before = changes;
    await frame();
    await idle();
    await frame();
    const isQuiet = underWay <= neverAnswered;
    if (isQuiet && before === changes) {
      return {
        height: lowest(),
        pages: [...visited].sort(),
        styles: stylesInUse(),
        components: [...rendered].sort(),
      };
    }
    if (performance.now() - since > patience.rest) {
      return { unrest: isQuiet ? 'It changes all the time.' : 'It waits for an answer.' };
    }
    await new Promise((resolve) => later(resolve, 10));
  }
}

async function prepare(): Promise<Preview> {
  const found = window.__STORYBOOK_PREVIEW__;
  if (!found) throw new Error('This page holds no Storybook.');
  await found.ready();
  // Half of a story's time would be axe's, and nobody reads what it says. The address sets globals with a story alone.
  found.channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  return found;
}

let prepared: Promise<Preview> | undefined;
const preview = () => (prepared ??= prepare());

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What lies in an object of objects at the end of those keys. */
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

const rootOfStories = () => document.getElementById('storybook-root');

async function wishes(story: string): Promise<Wishes> {
  const { storyGlobals, parameters } = await (await preview()).storyStore.loadStory({ storyId: story });
  // The last story would be laid out once more in the window of this one.
  rootOfStories()?.style.setProperty('display', 'none');
  const name = at(storyGlobals, 'viewport', 'value');
  const width =
    typeof name === 'string' ? at(parameters, 'viewport', 'options', name, 'styles', 'width') : undefined;
  return {
    width: typeof width === 'string' ? Number.parseInt(width, 10) : undefined,
    isNotDrawn: at(parameters, 'chromatic', 'disableSnapshot') === true,
    isCropped: at(parameters, 'chromatic', 'cropToViewport') === true,
  };
}

function begin(): void {
  turn += 1;
  isStill = false;
  underWay = 0;
  neverAnswered = 0;
  visited.clear();
  localStorage.clear();
  sessionStorage.clear();
  getSelection()?.removeAllRanges();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo(0, 0);
}

const troubles = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
  'storyMissing',
];

async function show(story: string): Promise<string | undefined> {
  const { channel } = await preview();
  begin();
  let trouble: string | undefined;
  const onTrouble: Listener = (detail) => {
    const first: unknown = Array.isArray(detail) ? detail[0] : detail;
    trouble ??= String(at(first, 'message') ?? at(first, 'description') ?? 'It failed.');
  };
  for (const event of troubles) channel.on(event, onTrouble);
  let hasBegun = false;
  const onPhase: Listener = (detail) => {
    if (hasBegun || at(detail, 'storyId') !== story || at(detail, 'newPhase') !== 'rendering') return;
    hasBegun = true;
    // Until here the story before was there, and rendered now and then.
    rendered.clear();
    rootOfStories()?.style.removeProperty('display');
  };
  channel.on('storyRenderPhaseChanged', onPhase);
  const status = await new Promise<unknown>((resolve) => {
    const onFinished: Listener = (detail) => {
      if (at(detail, 'storyId') !== story) return;
      channel.off('storyFinished', onFinished);
      resolve(at(detail, 'status'));
    };
    channel.on('storyFinished', onFinished);
    later(() => resolve('late'), patience.story);
    channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  });
  for (const event of troubles) channel.off(event, onTrouble);
  channel.off('storyRenderPhaseChanged', onPhase);
  isStill = true;
  if (status === 'success') return undefined;
  return status === 'late' ? `It did not finish in ${patience.story / 1000} s.` : (trouble ?? 'It failed.');
}

window.visual = {
  wishes,
  show,
  settle,
  visit(page, loading) {
    visited.add(page);
    const end = startRequest();
    loading.then(end, end);
    return loading;
  },
  render(file) {
    rendered.add(file);
  },
};
